/** How tests are compiled: TypeScript and JSX to CommonJS, in milliseconds. */
export const transform = {
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
