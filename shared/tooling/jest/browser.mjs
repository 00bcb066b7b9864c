import { fileURLToPath } from 'node:url';
import { transform } from './swc.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Packages that only ship ES modules are compiled for tests. */
const onlyModules =
  'msw|typebox|@mswjs|rettime|until-async|@open-draft|lucide-react|@bundled-es-modules|headers-polyfill|strict-event-emitter|outvariant|supercluster|kdbush|d3-geo|d3-array|internmap';

/** Jest for code that runs in a browser. */
export const browserPreset = (name, rootDir) => ({
  displayName: name,
  rootDir,
  testEnvironment: here('./browser-environment.cjs'),
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  runtime: here('./compile-once.cjs'),
  setupFilesAfterEnv: [here('./browser-setup.ts'), here('./retry-setup.ts')],
  transform,
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${onlyModules.replaceAll('/', '\\+')})[^/]*/)`],
  moduleNameMapper: {
    // As in browser builds.
    '^typebox$': here('../webpack/runtime/typebox.ts'),
    '\\.module\\.css$': here('./style-names.cjs'),
    '\\.css$': here('./style-names.cjs'),
  },
});
