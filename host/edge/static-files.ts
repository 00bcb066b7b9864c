import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { ReleaseStore } from '@marketplace/tooling/release/serving';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { BASE_PATH } from '../src/routing/base-path.ts';
import { RELEASES_PATH } from './compose.ts';
import { isPrivateFile } from './private-files.ts';
import { ICONS_PATH, MANIFEST_PATH, webManifest } from './icons.ts';
import { registerStoredReleases } from './stored-releases/stored-releases.ts';

/** Compresses dynamic responses fast rather than small; pages and releases come precompressed. */
export const registerCompression = (app: FastifyInstance) =>
  app.register(fastifyCompress, {
    global: true,
    encodings: ['br', 'gzip'],
    customTypes: /^text\/html/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

export const registerReleases = async (app: FastifyInstance, store: ReleaseStore) => {
  const { folder } = store;
  if (folder === null) return registerStoredReleases(app, store);
  await app.register(fastifyStatic, {
    root: `${folder}/releases`,
    prefix: `${RELEASES_PATH}/`,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
    allowedPath: (path) => !isPrivateFile(path),
    setHeaders: (response) => {
      response.header('access-control-allow-origin', '*');
      response.header('cross-origin-resource-policy', 'cross-origin');
      response.header('x-content-type-options', 'nosniff');
    },
  });
};

/** Icons and manifest keep their names when they change, so browsers revalidate after a day. */
const DAY = 86_400;

/** What a browser needs to install the marketplace as an app. */
export const registerAppFiles = async (app: FastifyInstance, brand: string) => {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('../icons', import.meta.url)),
    prefix: `${ICONS_PATH}/`,
    decorateReply: false,
    index: false,
    maxAge: DAY * 1000,
  });
  app.get(MANIFEST_PATH, (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', `public, max-age=${DAY}`).send(webManifest(brand)),
  );
};

const robots = `User-agent: *\nAllow: ${BASE_PATH}/\nDisallow: /api/\n`;

export const registerRobots = (app: FastifyInstance, originOf: (request: FastifyRequest) => string) =>
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain').send(`${robots}\nSitemap: ${originOf(request)}${BASE_PATH}/sitemap.xml\n`),
  );
