import vm from 'node:vm';
import { realmGlobals } from './realm-globals.mjs';
import { realmNotes } from './realm-notes.mjs';
import { realmProgram } from './realm-program.mjs';
import { realmSearchParams } from './realm-search-params.mjs';
import { realmUrl } from './realm-url.mjs';

/** In characters: no page is as long, and the parent has to read it. */
const LONGEST = 4_000_000;

/** What the realm's own versions of these are made of. Only text and numbers cross. */
const outside = { URL, URLSearchParams, TextEncoder, TextDecoder };

/** The name under which a realm keeps what it is to do next: only a script can be given a time. */
const NEXT = 'next job';
const next = new vm.Script(`globalThis[Symbol.for('${NEXT}')]()`);

/**
 * A realm for one release set: the language and a few parts of the web that need no network, no clock and no file. No
 * object of this process is handed to a release, so that none leads out.
 */
export const createRealm = () => {
  const realm = vm.createContext(vm.constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });
  const inside = (/** @type {Function} */ source) => vm.runInContext(`(${source})`, realm);
  const { URLSearchParams, adopt } = inside(realmSearchParams)(outside);
  inside(realmGlobals)(outside, { URLSearchParams, URL: inside(realmUrl)(outside, adopt) });
  const program = inside(realmProgram)(NEXT, inside(realmNotes)());

  const compile = (/** @type {string} */ filename, /** @type {string} */ code) =>
    vm.compileFunction(code, ['module', 'exports', 'require'], { parsingContext: realm, filename });
  const run = (/** @type {number} */ timeout) => next.runInContext(realm, { timeout });

  return {
    loadHost: (/** @type {string} */ file, /** @type {string} */ code, explained, /** @type {number} */ limit) => {
      program.nextIsHost(compile(file, code), explained);
      run(limit);
    },
    loadRemote: (/** @type {string} */ app, /** @type {string} */ file, /** @type {string} */ code, limit) => {
      program.nextIsRemote(app, compile(file, code));
      run(limit);
    },
    render: (/** @type {string} */ request, /** @type {number} */ limit) => {
      program.nextIsPage(request);
      const result = run(limit);
      if (typeof result !== 'string') throw new TypeError('The page is not text.');
      if (result.length > LONGEST) throw new RangeError(`The page has ${result.length} characters.`);
      return result;
    },
  };
};
