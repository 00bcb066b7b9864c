import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { ApiConfig } from '../../config.ts';
import { isFullDisk } from '../../http/index.ts';

/** Two segments of PostgreSQL's log, in bytes: with less, it can't go on. */
const LEAST_FREE = 32 * 1_048_576;
/** How long a failed write counts, in milliseconds. */
const REMEMBERED = 60_000;

type DiskConfig = Pick<ApiConfig, 'dataDir' | 'databaseUrl' | 'uploadStore'>;

export interface DiskTrouble {
  /** Whether this server's own disk is full. */
  own: () => Promise<boolean>;
  /** Whether a write recently failed because a disk was full, here or at the database. */
  lately: () => boolean;
}

/** Watches the disk of the data folder, if it is used, and the errors of requests. */
export function watchDisk(app: FastifyInstance, { dataDir, databaseUrl, uploadStore }: DiskConfig): DiskTrouble {
  let failedAt = -Infinity;
  app.addHook('onError', (_request, _reply, error, done) => {
    if (isFullDisk(error)) failedAt = Date.now();
    done();
  });
  const isUsed = databaseUrl === undefined || uploadStore === undefined;
  return {
    own: async () => isUsed && (await freeBytes(dataDir)) < LEAST_FREE,
    lately: () => Date.now() - failedAt < REMEMBERED,
  };
}

/** Unlimited for a folder that doesn't exist yet. */
const freeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  );
