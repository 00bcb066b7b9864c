/**
 * Runs inside a realm, from its source: it may use nothing from outside. Holds the builds of one release set and runs one
 * job at a time. Text in, text out.
 * @param {string} next Names the global that does the job.
 * @param {ReturnType<typeof import('./realm-notes.mjs').realmNotes>} notes
 */
export function realmProgram(next, notes) {
  'use strict';
  const { parse, stringify } = JSON;
  const { hasOwn, defineProperty } = Object;

  /** @type {any} The exports of the host's build. */
  let host;
  /** @type {Map<string, any>} The exports of each remote's build. */
  const remotes = new Map();
  /** @type {() => string | void} */
  let job;
  let explained = false;
  /** What the pages' requests have in common. */
  let common = {};

  const fromHost = (/** @type {string} */ request) => {
    if (!hasOwn(host.provided, request)) throw new Error(`The host provides no "${request}" on a server.`);
    const given = host.provided[request];
    return explained && request === 'react/jsx-runtime' ? notes.notingRuntime(given) : given;
  };
  const fromNowhere = (/** @type {string} */ request) => {
    throw new Error(`The host's server build requires "${request}", and may require nothing.`);
  };

  const evaluate = (/** @type {Function} */ build, /** @type {Function} */ require) => {
    const module = { exports: {} };
    build(module, module.exports, require);
    return module.exports;
  };

  /** A piece that fails here is left to the browser. */
  const load = (/** @type {{ remote: string, expose: string }} */ { remote, expose }) => {
    const build = remotes.get(remote);
    if (!build || !hasOwn(build, expose)) return undefined;
    try {
      const module = notes.noting(build[expose])();
      return explained ? { ...module, default: notes.notingType(module.default) } : module;
    } catch {
      return undefined;
    }
  };

  defineProperty(globalThis, Symbol.for(next), { value: () => job() });
  return {
    nextIsHost: (/** @type {Function} */ build, /** @type {boolean} */ explain) => {
      job = () => {
        explained = explain;
        host = evaluate(build, fromNowhere);
        if (typeof host.render !== 'function' || !host.provided) throw new TypeError('It exports no render function.');
      };
    },
    nextIsRemote: (/** @type {string} */ app, /** @type {Function} */ build) => {
      job = () => void remotes.set(app, evaluate(build, fromHost));
    },
    nextIsPage: (/** @type {string} */ page, /** @type {string | undefined} */ frame) => {
      job = () => {
        notes.forget();
        if (frame !== undefined) common = parse(frame);
        const { html, used } = host.render({ ...common, ...parse(page) }, load);
        return stringify({ html, used, thrown: notes.thrown() });
      };
    },
  };
}
