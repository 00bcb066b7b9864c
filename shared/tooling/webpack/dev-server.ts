import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { RemoteDeclaration } from '@marketplace/shared/contracts';
import { remoteConfig } from './remote-config.ts';

export const DEV_BUILD_KEY = 'dev';

interface Options {
  root: string;
  remote: RemoteDeclaration;
  port: number;
}

/** Serves one remote from source, with fast refresh. Resolves when its first build is done. */
export const startDevServer = async ({ root, remote, port }: Options): Promise<() => Promise<void>> => {
  const config = remoteConfig(
    {
      root,
      app: remote.name,
      outputPath: `${root}/dist`,
      flavour: 'development',
      buildKey: DEV_BUILD_KEY,
      refresh: true,
    },
    remote,
  );
  config.plugins?.push(new ReactRefreshPlugin({ overlay: false }));
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler.');
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('ready', () => resolve()));
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { overlay: { errors: true, warnings: false }, webSocketURL: { hostname: 'localhost', port } },
      devMiddleware: { stats: 'errors-warnings' },
    },
    compiler,
  );
  await server.start();
  await built;
  return () => server.stop();
};
