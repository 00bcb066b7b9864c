/**
 * Runs inside a realm, from its source. Defines what libraries expect of any web platform: timers never fire, the console
 * is silent.
 */
export function realmGlobals() {
  'use strict';
  const { defineProperty, entries, fromEntries } = Object;
  const nothing = () => undefined;
  const zero = () => 0;

  class TextEncoder {
    encoding = 'utf-8';
    encode(/** @type {any} */ text = '') {
      return Uint8Array.from(unescape(encodeURIComponent(`${text}`.toWellFormed())), (letter) => letter.charCodeAt(0));
    }
  }

  class TextDecoder {
    encoding = 'utf-8';
    decode(/** @type {any} */ bytes = new Uint8Array()) {
      return decodeURIComponent(escape(String.fromCharCode(...bytes)));
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

  /** Never calls back: callbacks could run at any time, during another page. */
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

  for (const [name, value] of entries({ ...classes, ...inert, ...soon, performance, console: silent }))
    defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: false });
  // Shared memory and its waits run on after a page; WebAssembly compiles what nobody has seen.
  for (const name of ['SharedArrayBuffer', 'Atomics', 'WebAssembly']) delete globalThis[name];
}
