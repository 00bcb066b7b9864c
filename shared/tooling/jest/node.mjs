import { fileURLToPath } from 'node:url';
import { compiled } from './swc.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Jest for code that runs on Node: the API, the edge, the tooling. */
export const nodePreset = (name, rootDir) => ({
  displayName: name,
  rootDir,
  testEnvironment: here('./node-environment.cjs'),
  runtime: here('./compile-once.cjs'),
  testMatch: ['<rootDir>/**/*.test.ts'],
  setupFilesAfterEnv: [here('./retry-setup.ts')],
  ...compiled,
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
});
