import { fileURLToPath } from 'node:url';
import { compiled } from './swc.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Jest for code that runs in a browser. */
export const browserPreset = (name, rootDir) => ({
  displayName: name,
  rootDir,
  testEnvironment: here('./browser-environment.cjs'),
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  runtime: here('./compile-once.cjs'),
  setupFilesAfterEnv: [here('./browser-setup.ts'), here('./retry-setup.ts')],
  ...compiled,
  moduleNameMapper: {
    // As in browser builds.
    '^typebox$': here('../webpack/runtime/typebox.ts'),
    '\\.module\\.css$': here('./style-names.cjs'),
    '\\.css$': here('./style-names.cjs'),
  },
});
