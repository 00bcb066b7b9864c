import vm from 'node:vm';
import { realmGlobals } from './realm-globals.mjs';
import { realmNotes } from './realm-notes.mjs';
import { realmProgram } from './realm-program.mjs';

/** The longest page in characters: more than any real one, and the parent has to read it. */
const LONGEST = 4_000_000;

/** The global that holds a realm's next job: only scripts can have a timeout. */
const NEXT = 'next job';
const next = new vm.Script(`globalThis[Symbol.for('${NEXT}')]()`);

/**
 * A realm for one release set: the language and a few stubs of web APIs. URLs come with the host's build. No
 * object of this process goes in, so none can lead out.
 */
export const createRealm = () => {
  const realm = vm.createContext(vm.constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });
  const inside = (/** @type {Function} */ source) => vm.runInContext(`(${source})`, realm);
  inside(realmGlobals)();
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
    /** @param frame Its common part, if it differs from the last page's. */
    render: (/** @type {string} */ page, /** @type {string | undefined} */ frame, /** @type {number} */ limit) => {
      program.nextIsPage(page, frame);
      const result = run(limit);
      if (typeof result !== 'string') throw new TypeError('The page is not text.');
      if (result.length > LONGEST) throw new RangeError(`The page has ${result.length} characters.`);
      return result;
    },
  };
};
