import { nodePreset } from '../../shared/tooling/jest/node.mjs';

/** Seeded schedules of faults, against the real API on its own PostgreSQL. */
export default {
  ...nodePreset('faults', import.meta.dirname),
  maxWorkers: 2,
  testTimeout: 1_800_000,
  globalSetup: '<rootDir>/../../api/test/global-setup.mjs',
  globalTeardown: '<rootDir>/../../api/test/global-teardown.mjs',
};
