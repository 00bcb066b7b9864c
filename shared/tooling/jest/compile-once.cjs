const { createRequire } = require('node:module');
const { Script, constants } = require('node:vm');

// Resolved from the running jest, because the runtime is not a direct dependency.
const ofJest = createRequire(require.resolve('jest'));
const JestRuntime = createRequire(ofJest.resolve('@jest/core'))('jest-runtime').default;

const parameters = 'module, exports, require, __dirname, __filename, jest';
const scripts = new Map();

/** A script can run in many realms, and V8 keeps its compiled code. */
const scriptOf = (filename, source) => {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const script = new Script(`(function (${parameters}) {${source}\n})`, {
    filename,
    columnOffset: -`(function (${parameters}) {`.length,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  scripts.set(filename, { source, script });
  return script;
};

/**
 * Jest compiles every module again for every test file; this runtime compiles it once per worker. In Node's own realm
 * (`node-environment.cjs`) Node itself loads packages, once per worker.
 */
module.exports = class CompileOnceRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    // Fastify looks for the file of each plugin in `require.cache`, which is slow with Jest's, and only names it.
    this.registries.getRequireCacheProxy = () => ({});
    const compileAnew = this.executor.compile.bind(this.executor);
    this.executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      if (context === null) return null;
      try {
        const script = scriptOf(filename, source);
        return context === globalThis ? script.runInThisContext() : script.runInContext(context);
      } catch {
        return compileAnew(source, filename);
      }
    };
  }

  requireModule(from, name, options, isRequireActual) {
    if (
      this._environment.getVmContext() === globalThis &&
      !options?.isInternalModule &&
      name &&
      !this._resolution.isCoreModule(name)
    ) {
      const path = this._resolution.resolveCjs(from, name);
      if (path.includes('/node_modules/')) return require(path);
    }
    return super.requireModule(from, name, options, isRequireActual);
  }
};
