import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshTypeScript from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { configVersion } from './config-version.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';

export interface BuildOptions {
  /** Folder of the workspace. */
  root: string;
  app: string;
  outputPath: string;
  flavour: 'production' | 'development';
  /** Distinguishes two builds of one application on one page. */
  buildKey: string;
  /** Fast refresh: the code is instrumented for hot updates. */
  refresh?: boolean;
}

const fromTooling = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const scriptRule = (refresh: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    compilerOptions: {
      noEmit: false,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: false,
      sourceMap: refresh,
    },
    ...(refresh && { getCustomTransformers: () => ({ before: [ReactRefreshTypeScript()] }) }),
  },
});

/** We only use axios's XMLHttpRequest adapter, and only read by contracts, never validate with TypeBox. */
export const replaced = {
  [createRequire(import.meta.url).resolve('axios/unsafe/adapters/fetch.js')]: false as const,
  typebox$: fromTooling('webpack/runtime/typebox.ts'),
};

const modules = (app: string) => ({
  auto: /\.module\.css$/,
  localIdentName: `${app.replace('mfe-', '')}-[name]-[local]-[hash:base64:4]`,
  namedExport: false,
  exportLocalsConvention: 'as-is',
});

const style = (app: string): RuleSetRule => ({
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: modules(app) } }],
});

/** The same class names as in the browser's build, without the styles. */
export const classNameRule = (app: string): RuleSetRule => ({
  use: [{ loader: 'css-loader', options: { modules: { ...modules(app), exportOnlyLocals: true } } }],
});

/** Chunk names carry the content's hash. A hot update only finds a file that keeps its name. */
const hashOf = ({ refresh }: BuildOptions) => (refresh ? '' : '.[contenthash:8]');

const idsOf = ({ flavour }: BuildOptions) => {
  const ids = flavour === 'development' ? 'named' : 'deterministic';
  return { chunkIds: ids, moduleIds: ids } as const;
};

/** What every application's build has in common. The folder carries the release. */
export const commonConfig = (build: BuildOptions): Configuration => ({
  mode: build.flavour,
  context: build.root,
  target: ['web', 'es2022'],
  devtool: build.flavour === 'development' ? 'cheap-module-source-map' : 'hidden-source-map',
  output: {
    path: build.outputPath,
    publicPath: 'auto',
    filename: `[name]${hashOf(build)}.js`,
    chunkFilename: `chunks/[name]${hashOf(build)}.js`,
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    uniqueName: `${build.app}-${build.buildKey}`,
    devtoolNamespace: build.app,
    chunkLoadTimeout: 120_000,
    crossOriginLoading: 'anonymous',
    // A module that threw is not cached: the next attempt runs it again.
    strictModuleExceptionHandling: true,
    // The server script and what other sites load are built separately.
    clean: { keep: /^(server|outside)\// },
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'], alias: replaced },
  // Loaders are dependencies of the tooling, not of the application.
  resolveLoader: { modules: [fromTooling('node_modules')] },
  module: {
    rules: [
      scriptRule(build.refresh ?? false),
      style(build.app),
      { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({
      filename: `[name]${hashOf(build)}.css`,
      chunkFilename: `chunks/[name]${hashOf(build)}.css`,
      ignoreOrder: true,
    }),
    ...(build.flavour === 'production' ? [new IntegrityPlugin()] : []),
  ],
  optimization: {
    // Numbers, because every page carries the names of its chunks, and every build its own table.
    ...idsOf(build),
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: { passes: 2 } },
      }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
    ],
  },
  cache: {
    type: 'filesystem',
    version: configVersion,
    cacheDirectory: fromTooling('../../.cache/webpack'),
    name: `${build.app}-${build.flavour}${build.refresh ? '-refresh' : ''}`,
  },
  performance: false,
  infrastructureLogging: { level: 'error' },
});
