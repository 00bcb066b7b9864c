/**
 * Runs inside a realm, from its source. Defines there what libraries expect of any platform of the web and rendering has
 * a use for. Nothing happens later, and nothing is told.
 * @param {any} outside
 * @param {Record<string, unknown>} addresses
 */
export function realmGlobals(outside, addresses) {
  'use strict';
  const { defineProperty, entries, fromEntries } = Object;
  const nothing = () => undefined;
  const zero = () => 0;

  class TextEncoder {
    encoding = 'utf-8';
    encode(/** @type {any} */ text = '') {
      return new Uint8Array(new outside.TextEncoder().encode(`${text}`));
    }
  }

  class TextDecoder {
    encoding = 'utf-8';
    decode(/** @type {any} */ bytes = new Uint8Array()) {
      try {
        return new outside.TextDecoder().decode(bytes);
      } catch {
        throw new TypeError('These are no bytes.');
      }
    }
  }

  class AbortSignal {
    aborted = false;
    /** @type {unknown} */
    reason = undefined;
    addEventListener = nothing;
    removeEventListener = nothing;
    throwIfAborted() {
      if (this.aborted) throw this.reason;
    }
  }

  class AbortController {
    signal = new AbortSignal();
    abort(/** @type {unknown} */ reason = new Error('This was aborted.')) {
      if (!this.signal.aborted) Object.assign(this.signal, { aborted: true, reason });
    }
  }

  /** Tells nobody: what it would tell comes at any time, and then on the time of another page. */
  class FinalizationRegistry {
    register() {}
    unregister() {}
  }

  const words = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'group', 'groupCollapsed', 'groupEnd'];
  const silent = fromEntries(words.map((word) => [word, nothing]));
  const never = ['clearTimeout', 'clearInterval', 'clearImmediate', 'cancelAnimationFrame'].map((it) => [it, nothing]);
  const later = ['setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame'].map((it) => [it, zero]);
  const soon = { queueMicrotask: (/** @type {() => void} */ task) => void Promise.resolve().then(task) };
  const performance = { now: Date.now, mark: nothing, measure: nothing };
  const classes = { TextEncoder, TextDecoder, AbortSignal, AbortController, FinalizationRegistry };
  const inert = fromEntries([...never, ...later]);

  for (const [name, value] of entries({ ...addresses, ...classes, ...inert, ...soon, performance, console: silent }))
    defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: false });
  // Shared memory and its waits run on after a page; WebAssembly compiles what nobody has seen.
  for (const name of ['SharedArrayBuffer', 'Atomics', 'WebAssembly']) delete globalThis[name];
}
