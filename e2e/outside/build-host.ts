import { ModuleFederationPlugin } from '@module-federation/enhanced';
import { ModuleFederationPlugin as RspackFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

interface Host {
  bundler: 'webpack' | 'rspack';
  /** One of the pages in `hosts`. */
  page: string;
  /** Whether the page has its own React. */
  react: boolean;
  /** The folder of the manifests, with a slash at the end. */
  manifests: string;
  output: string;
}

const hosts = fileURLToPath(new URL('./hosts/', import.meta.url));

const requests = ['react', 'react/', 'react-dom', 'react-dom/'];
const ownReact = Object.fromEntries(requests.map((request) => [request, { singleton: true }]));

/** As described in `shared/docs/embedding.md`. */
const federation = ({ react, manifests }: Host) => ({
  name: 'foreign_host',
  dts: false,
  manifest: false,
  remotes: {
    cart: `mfe_cart@${manifests}mfe-cart/mf-manifest.json`,
    support: `mfe_support@${manifests}mfe-support/mf-manifest.json`,
  },
  shared: react ? ownReact : {},
});

const common = ({ page, output }: Host) => ({
  mode: 'development' as const,
  devtool: false as const,
  context: hosts,
  entry: './start.js',
  output: { path: output, filename: 'host.js', publicPath: 'auto' as const },
  // In packages of type module, webpack treats a remote's exports as its default one.
  module: { rules: [{ test: /\.js$/, type: 'javascript/auto' as const }] },
  resolve: { alias: { page: join(hosts, `${page}.js`) } },
});

interface Outcome {
  hasErrors: () => boolean;
  toString: () => string;
}

const run = (compiler: { run: (done: (failure: Error | null, outcome?: Outcome) => void) => void }) =>
  new Promise<void>((resolve, reject) =>
    compiler.run((failure, outcome) =>
      failure || outcome?.hasErrors() ? reject(failure ?? new Error(String(outcome))) : resolve(),
    ),
  );

const document = (page: string) =>
  `<!doctype html><title>${page}</title><h2>Another site</h2><div id="root"></div><script src="host.js"></script>`;

/** Builds a small page of another site that loads two of our remotes through their public manifests. */
export const buildHost = async (host: Host) => {
  mkdirSync(host.output, { recursive: true });
  writeFileSync(join(host.output, 'index.html'), document(host.page));
  const options = federation(host);
  await run(
    host.bundler === 'webpack'
      ? webpack({ ...common(host), plugins: [new ModuleFederationPlugin(options)] })
      : rspack({ ...common(host), plugins: [new RspackFederationPlugin(options)] }),
  );
};
