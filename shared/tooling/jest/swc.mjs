/** TypeScript and JSX to CommonJS, in milliseconds. */
const transform = {
  '\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      sourceMaps: 'inline',
      jsc: {
        parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages for browsers that only ship ES modules: compiled like our own code. */
const onlyModules =
  'msw|typebox|@mswjs|rettime|until-async|@open-draft|lucide-react|@bundled-es-modules|headers-polyfill|strict-event-emitter|outvariant|supercluster|kdbush|d3-geo|d3-array|internmap';

/** Jest's settings for compiling. */
export const compiled = {
  transform,
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${onlyModules.replaceAll('/', '\\+')})[^/]*/)`],
};
