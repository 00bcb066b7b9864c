import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { RemoteDeclaration } from '@marketplace/shared/contracts';
import { classNameRule, commonConfig, scriptRule, type BuildOptions } from './common.ts';
import { exposedName } from './exposed-names.ts';
import { isProvided } from './shared-packages.ts';

/** Path of the server build in a release. */
export const SERVER_ENTRY = 'server/entry.js';

/** One CommonJS script for a realm without a browser or Node: styles are only names, and nothing is split. */
const serverConfig = (build: BuildOptions): Configuration => {
  const { mode, context, resolve, resolveLoader, performance, infrastructureLogging, cache } = commonConfig(build);
  return {
    mode,
    context,
    // `server`: the condition in a workspace's `imports` for builds without a document.
    resolve: { ...resolve, conditionNames: ['server', '...'] },
    resolveLoader,
    performance,
    infrastructureLogging,
    // Libraries' browser builds for workers, as there is neither a document nor Node.
    target: ['webworker', 'es2022'],
    devtool: false,
    output: {
      path: build.outputPath,
      filename: SERVER_ENTRY,
      library: { type: 'commonjs2' },
      publicPath: '',
      globalObject: 'globalThis',
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        scriptRule(false),
        // The list of a remote's pieces, as CommonJS, so that each is evaluated on first use.
        { scheme: 'data', type: 'javascript/dynamic' },
        { ...classNameRule(build.app), test: /\.module\.css$/ },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
        { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { splitChunks: false, moduleIds: 'deterministic', minimize: false },
    cache:
      typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name: `${cache.name}-server` } : false,
  };
};

const urlClasses = fileURLToPath(new URL('./runtime/url-classes.mjs', import.meta.url));

/** The host's brings React and every shared entry, and does the rendering. */
export const hostServerConfig = (build: BuildOptions): Configuration => ({
  ...serverConfig(build),
  entry: [urlClasses, './src/server/index.ts'],
});

/** A remote's requires what the host provides, and bundles the rest. */
export const remoteServerConfig = (build: BuildOptions, remote: RemoteDeclaration): Configuration => {
  const files = [...remote.pages.map(({ module }) => module), ...Object.values(remote.widgets)];
  const pieces = files.map((file) => `${JSON.stringify(exposedName(file))}: () => require(${JSON.stringify(file)})`);
  const source = `module.exports = { ${pieces.join(', ')} };`;
  return {
    ...serverConfig(build),
    entry: `data:text/javascript,${encodeURIComponent(source)}`,
    externals: ({ request = '' }, done) => (isProvided(request) ? done(undefined, `commonjs ${request}`) : done()),
  };
};
