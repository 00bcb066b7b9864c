import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { ComposedRemote, RuntimeConfig } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '@marketplace/shared/tooling/release';
import Fastify, { type FastifyInstance, type FastifyRequest, type RouteHandlerMethod } from 'fastify';
import { constants } from 'node:zlib';
import { BASE_PATH, compose, matchPage, RELEASES_PATH } from './compose.ts';
import { readPageData, type DataReader } from './page-data.ts';
import { pageHtml } from './page-html.ts';
import { createReleaseReader } from './release-reader.ts';
import { securityHeaders } from './security-headers.ts';

export interface EdgeOptions {
  store: ReleaseStore;
  /** Folder whose `releases/` holds the artifacts. */
  storeFolder: string;
  channel: string;
  config: RuntimeConfig;
  read: DataReader;
  /** Remotes served from source, in place of the released ones. */
  development?: () => Promise<ComposedRemote[]>;
  developmentOrigins?: string[];
}

const redirects: Record<string, string> = { '/help': '/contactus', '/contact': '/contactus' };
/** Pages of the host itself, with their titles. */
const ownPages: Record<string, string> = { '/unauthorized': 'Access Denied' };

const noRelease =
  '<!doctype html><meta charset="utf-8"><title>Starting</title><p>Nothing has been released to this channel yet.</p>';

/** HTML is made per request, so it is compressed fast rather than small; releases lie compressed in the store. */
const registerCompression = (app: FastifyInstance) =>
  app.register(fastifyCompress, {
    global: true,
    encodings: ['br', 'gzip'],
    customTypes: /^text\/html/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

const registerReleases = async (app: FastifyInstance, storeFolder: string) => {
  await app.register(fastifyStatic, {
    root: `${storeFolder}/releases`,
    prefix: `${RELEASES_PATH}/`,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: (response) => {
      response.header('access-control-allow-origin', '*');
      response.header('x-content-type-options', 'nosniff');
    },
  });
};

const below = (request: FastifyRequest) => {
  const url = new URL(request.url, 'http://edge');
  return { path: url.pathname.slice(BASE_PATH.length) || '/', query: url.searchParams, search: url.search };
};

/** Serves the storefront: composed HTML for every path, and the files of all releases. */
export const createEdge = async (options: EdgeOptions): Promise<FastifyInstance> => {
  const app = Fastify({ logger: false });
  const live = createReleaseReader(options.store, options.channel);
  const headers = securityHeaders({ development: options.developmentOrigins ?? [] });

  await registerCompression(app);
  await registerReleases(app, options.storeFolder);
  app.get('/', (_request, reply) => reply.redirect(`${BASE_PATH}/`));
  const page: RouteHandlerMethod = async (request, reply) => {
    const { path, query, search } = below(request);
    const elsewhere = redirects[path];
    if (elsewhere) return reply.redirect(BASE_PATH + elsewhere + search);
    const set = await live();
    if (!set) return reply.code(503).type('text/html').send(noRelease);
    const composition = compose(set, await options.development?.());
    const match = matchPage(composition, path);
    const data = await readPageData(match, query, options.read);
    const title = match?.page.title ?? ownPages[path];
    return reply
      .code(title ? 200 : 404)
      .headers(headers)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(pageHtml({ ...set, composition, config: options.config, match, title: title ?? 'Page Not Found', data }));
  };
  app.get(BASE_PATH, page);
  app.get(`${BASE_PATH}/*`, page);

  // A missing file is a 404, never HTML.
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found.'));
  return app;
};
