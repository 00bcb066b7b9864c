import { nodePreset } from '../shared/tooling/jest/node.mjs';

export default {
  ...nodePreset('api', import.meta.dirname),
  maxWorkers: '100%',
  // A machine that builds at the same time is slow; a call that hangs is seen all the same.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
};
