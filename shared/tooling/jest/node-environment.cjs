const { createRequire } = require('node:module');

// Resolved from the running jest, because these are not direct dependencies.
const ofCore = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const ofEnvironment = createRequire(createRequire(ofCore.resolve('jest-config')).resolve('jest-environment-node'));
const { ModuleMocker } = ofEnvironment('jest-mock');
const { ModernFakeTimers } = ofEnvironment('@jest/fake-timers');

/** What jest and tests replace. */
const keep = () => ({
  env: { ...process.env },
  exit: process.exit,
  globals: Object.entries(Object.getOwnPropertyDescriptors(globalThis)),
});

const restore = ({ env, exit, globals }) => {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.exit = exit;
  for (const [name, was] of globals)
    if (was.configurable && Object.getOwnPropertyDescriptor(globalThis, name)?.value !== was.value)
      Object.defineProperty(globalThis, name, was);
};

/**
 * Tests run in Node's own realm, not in one per file as with jest's environment: packages are evaluated once per worker,
 * and their errors and arrays have the classes that tests know. Our own modules are still evaluated for each file.
 */
module.exports = class NodeEnvironment {
  constructor({ projectConfig: config }) {
    this.global = globalThis;
    this.kept = keep();
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    restore(this.kept);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};
