import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { RemoteDeclaration } from '@marketplace/shared/contracts';
import { declarationPlugin } from './declaration-plugin.ts';
import { DEV_BUILD_KEY } from './exposed-names.ts';
import { freshDeclaration } from './fresh-declaration.ts';
import { remoteConfig } from './remote-config.ts';

interface Options {
  /** Folder of the remote. */
  root: string;
  port: number;
  /** Fast refresh, which needs React's development build on the page; without it, a change reloads the page. */
  refresh: boolean;
  /** Makes `/remote.js`, which tells a page what is declared now. */
  script: (declaration: RemoteDeclaration) => string;
}

export interface DevServer {
  /** What `remote.ts` declares now. */
  declaration: () => RemoteDeclaration;
  stop: () => Promise<void>;
}

type Request = WebpackDevServer.Request;
type Response = WebpackDevServer.Response;

const fileOf = ({ root }: Options) => join(root, 'remote.ts');

const filesOf = ({ pages, widgets }: RemoteDeclaration) =>
  new Set([...pages.map(({ module }) => module), ...Object.values(widgets)]);

const configOf = ({ root, refresh }: Options, remote: RemoteDeclaration) => {
  const app = remote.name;
  const config = remoteConfig(
    { root, app, outputPath: `${root}/dist`, flavour: 'development', buildKey: DEV_BUILD_KEY, refresh },
    remote,
  );
  if (refresh) config.plugins?.push(new ReactRefreshPlugin({ overlay: false }));
  return config;
};

const settingsOf = ({ port, refresh, script }: Options, declaration: () => RemoteDeclaration) =>
  ({
    port,
    host: '127.0.0.1',
    hot: refresh,
    liveReload: !refresh,
    static: false,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    // The host shows runtime errors, with the names of source files.
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: { hostname: 'localhost', port },
    },
    devMiddleware: { stats: 'errors-warnings' },
    setupMiddlewares: (middlewares) => [
      {
        path: '/remote.js',
        middleware: (_request: Request, response: Response) => response.type('js').send(script(declaration())),
      },
      ...middlewares,
    ],
  }) satisfies WebpackDevServer.Configuration;

/** Serves a build of the remote as it is declared now. Resolves when its first compilation is done. */
const serveBuild = async (
  options: Options,
  declaration: () => RemoteDeclaration,
  onChange: (declaration: RemoteDeclaration) => void,
) => {
  const file = fileOf(options);
  const config = configOf(options, declaration());
  config.plugins?.push(declarationPlugin({ file, read: () => freshDeclaration(file), built: declaration(), onChange }));
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler.');
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('ready', () => resolve()));
  const server = new WebpackDevServer(settingsOf(options, declaration), compiler);
  await server.start();
  await built;
  return server;
};

/** Pages don't hear of the server's last build, whose update they could no longer load; they find the next server. */
const disconnect = ({ webSocketServer }: WebpackDevServer) =>
  webSocketServer?.clients.forEach((client) => client.terminate());

const reloadPages = (server: WebpackDevServer) =>
  server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');

/**
 * Serves one remote from source. When `remote.ts` changes, open pages reload; if it names different files, a new build
 * is served first.
 */
export const startDevServer = async (options: Options): Promise<DevServer> => {
  let declared = await freshDeclaration(fileOf(options));
  let server: WebpackDevServer | undefined;
  let restarting = Promise.resolve();
  const declaration = () => declared;

  const restart = async () => {
    await server?.stop();
    server = await serveBuild(options, declaration, follow);
  };
  const follow = (changed: RemoteDeclaration) => {
    const sameFiles = isDeepStrictEqual(filesOf(changed), filesOf(declared));
    declared = changed;
    if (sameFiles) return server && reloadPages(server);
    if (server) disconnect(server);
    restarting = restarting.then(restart);
  };
  await restart();
  const stop = async () => {
    await restarting;
    await server?.stop();
  };
  return { declaration, stop };
};
