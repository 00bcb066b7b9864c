import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { toDatabase, type Database } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';

/**
 * Reads the public catalog.
 * @param isComplete whether the primary need not be asked as well
 */
export type ReadCatalog = <T>(work: (db: Database) => Promise<T>, isComplete: (result: T) => boolean) => Promise<T>;

interface Sources {
  primary: Database;
  /** Of DATABASE_READ_URL, if it is set. */
  replica: pg.Pool | undefined;
  /** The catalog's version on the primary. */
  version: () => number;
  log: FastifyBaseLogger;
}

/** How long a failed replica is left alone. */
const restMs = 5_000;

/** Reads from the replica if it has the current version of the catalog, and from the primary otherwise. */
export function createCatalogReader({ primary, replica, version, log }: Sources): ReadCatalog {
  if (!replica) return (work) => work(primary);
  const db = toDatabase(replica);
  let reached = 0;
  let restsUntil = 0;
  // Perhaps from another server, which lags more.
  replica.on('connect', () => (reached = 0));

  const catchUp = async (wanted: number) => {
    if (reached >= wanted) return true;
    const { rows } = await replica.query<{ version: number }>('select version from catalog_version where id = 1');
    reached = rows[0]?.version ?? 0;
    return reached >= wanted;
  };
  const rest = (error: unknown) => {
    reached = 0;
    if (Date.now() > restsUntil)
      log.warn({ err: error }, 'The replica of DATABASE_READ_URL failed; the primary takes over.');
    restsUntil = Date.now() + restMs;
  };
  return async (work, isComplete) => {
    const wanted = version();
    if (Date.now() < restsUntil) return work(primary);
    try {
      if (await catchUp(wanted)) {
        const result = await work(db);
        if ((await catchUp(wanted)) && isComplete(result)) return result;
      }
    } catch (error) {
      if (error instanceof ApiError && reached >= wanted) throw error;
      if (!(error instanceof ApiError)) rest(error);
    }
    return work(primary);
  };
}
