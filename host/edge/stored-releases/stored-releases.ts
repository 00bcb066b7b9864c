import { logError } from 'api/observability';
import {
  isApplicationName,
  isPrecompressed,
  typeOfFile,
  type ReleaseStore,
} from '@marketplace/tooling/release/serving';
import type { Release } from '@marketplace/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RELEASES_PATH } from '../compose.ts';
import { isPrivateFile } from '../private-files.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import { createBoundedCache } from './bounded-cache.ts';

/** Cache size in bytes: several releases of every application. */
const MOST_BYTES = 128 * 1024 * 1024;
const MOST_RELEASES = 500;

interface Found {
  content: Buffer;
  encoding?: string;
  etag: string;
}

/** Reads and caches release files, which never change. */
const createFileReader = (store: ReleaseStore) => {
  const releases = createBoundedCache<Release>({ most: MOST_RELEASES, weigh: () => 1 });
  const files = createBoundedCache<Buffer>({ most: MOST_BYTES, weigh: (content) => content.length });
  const read = (app: string, id: string, file: string) =>
    files(`${app}/${id}/${file}`, () => store.readFile(app, id, file));

  return async (path: string, accepted: string | undefined): Promise<Found | null> => {
    const [app = '', id = '', ...rest] = path.split('/');
    const file = rest.join('/');
    // Only files that a description lists are read, so no path can lead elsewhere in the store.
    const release =
      isApplicationName(app) && id ? await releases(`${app}/${id}`, () => store.readRelease(app, id)) : null;
    const about = release?.files[file];
    if (!about || isPrivateFile(file)) return null;
    for (const { encoding, ending } of isPrecompressed(file) ? acceptedEncodings(accepted) : []) {
      const content = await read(app, id, file + ending);
      if (content) return { content, encoding, etag: `"${about.integrity}-${encoding}"` };
    }
    const content = await read(app, id, file);
    return content && { content, etag: `"${about.integrity}"` };
  };
};

const send = (reply: FastifyReply, file: string, { content, encoding, etag }: Found, known: string | undefined) => {
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    etag,
    ...(encoding && { 'content-encoding': encoding }),
  });
  return known === etag ? reply.code(304).send() : reply.type(typeOfFile(file)).send(content);
};

/** Serves the releases of a store that isn't a folder. */
export const registerStoredReleases = (app: FastifyInstance, store: ReleaseStore) => {
  const find = createFileReader(store);
  const serve = async (request: FastifyRequest<{ Params: { '*'?: string } }>, reply: FastifyReply) => {
    const path = request.params['*'] ?? '';
    try {
      const found = await find(path, request.headers['accept-encoding']);
      return found ? send(reply, path, found, request.headers['if-none-match']) : reply.callNotFound();
    } catch (error) {
      logError('The release store could not be read.', error);
      reply.code(503).headers({ 'retry-after': 2, 'cache-control': 'no-store' });
      return reply.type('text/plain').send('The release store cannot be reached. Please try again.');
    }
  };
  app.get(RELEASES_PATH, serve);
  app.get(`${RELEASES_PATH}/*`, serve);
};
