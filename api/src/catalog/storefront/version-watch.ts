import type pg from 'pg';
import { keepListening } from '../../db/index.ts';
import { oneAtATime } from '../../one-at-a-time.ts';

export interface VersionWatch {
  /** As last heard; replicas learn of a change within two seconds. */
  current: () => number;
  close: () => Promise<void>;
}

const pollEveryMs = 1_000;

/** Follows the catalog's version: by notification at once, and by polling, because a notification may be lost. */
export async function watchCatalogVersion(pool: pg.Pool): Promise<VersionWatch> {
  let version = 0;
  const hear = (heard: number) => {
    if (heard > version) version = heard;
  };
  const ask = async () => {
    const { rows } = await pool.query<{ version: number }>('select version from catalog_version where id = 1');
    hear(rows[0]?.version ?? 0);
  };
  // While the database is down, the last version stays valid: nothing can change it.
  const asking = oneAtATime(ask, () => undefined);
  const listener = await keepListening(pool, 'catalog_version', {
    hear: (payload) => hear(Number(payload)),
    onConnect: asking.begin,
  });
  await ask();
  const timer = setInterval(asking.begin, pollEveryMs).unref();
  const close = async () => {
    clearInterval(timer);
    await Promise.all([asking.end(), listener.close()]);
  };
  return { current: () => version, close };
}
