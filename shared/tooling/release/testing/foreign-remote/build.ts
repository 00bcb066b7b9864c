import { ModuleFederationPlugin } from '@module-federation/enhanced';
import { ModuleFederationPlugin as RspackFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type RspackPluginInstance } from '@rspack/core';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const federation = {
  name: 'reviews',
  filename: 'remoteEntry.js',
  exposes: { './Reviews': './reviews.js' },
  shared: { react: { singleton: true, requiredVersion: '^19.0.0' } },
  dts: false,
  manifest: true,
} as const;

const config = (path: string) => ({
  mode: 'production' as const,
  context: fileURLToPath(new URL('.', import.meta.url)),
  entry: {},
  output: { path, publicPath: 'auto', uniqueName: 'acme-reviews' },
});

/** A build of the remote as another team would make it, without anything of ours. */
const compilers = {
  webpack: (path: string) => webpack({ ...config(path), plugins: [new ModuleFederationPlugin(federation)] }),
  rspack: (path: string) =>
    rspack({ ...config(path), plugins: [new RspackFederationPlugin(federation) as RspackPluginInstance] }),
};

const isBundler = (word: string): word is keyof typeof compilers => Object.hasOwn(compilers, word);

const [bundler = '', folder = ''] = process.argv.slice(2);
if (!isBundler(bundler)) throw new Error(`${bundler} is no bundler.`);
const compiler = compilers[bundler](folder);
compiler?.run((failure: Error | null, stats?: { hasErrors: () => boolean; toString: () => string }) => {
  compiler.close(() => undefined);
  if (!failure && !stats?.hasErrors()) return;
  console.error(failure ?? stats?.toString());
  process.exitCode = 1;
});
