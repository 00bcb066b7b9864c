import pg from 'pg';
import { oneAtATime } from '../../one-at-a-time.ts';

export interface VersionWatch {
  /** As last heard; replicas learn of a change within two seconds. */
  current: () => number;
  close: () => Promise<void>;
}

const pollEveryMs = 1_000;

interface Source {
  pool: pg.Pool;
  url: string;
}

/**
 * Follows the catalog's version: by notification at once, and by polling, because a notification may be lost with its
 * connection or swallowed by a connection pooler.
 */
export async function watchCatalogVersion({ pool, url }: Source): Promise<VersionWatch> {
  let version = 0;
  let listener: pg.Client | undefined;

  const hear = (heard: number) => {
    if (heard > version) version = heard;
  };
  const ask = async () => {
    const { rows } = await pool.query<{ version: number }>('select version from catalog_version where id = 1');
    hear(rows[0]?.version ?? 0);
  };
  const forget = (lost: pg.Client) => {
    if (listener === lost) listener = undefined;
  };
  const listen = async () => {
    listener ??= await openListener(url, hear, forget);
  };

  await listen();
  await ask();
  // Each runs once at a time, and neither waits for the other: a listener that connects slowly delays no news. While
  // the database is down, the last version stays valid: nothing can change it.
  const asking = oneAtATime(ask, ignore);
  const listening = oneAtATime(listen, ignore);
  const timer = setInterval(() => {
    asking.begin();
    listening.begin();
  }, pollEveryMs);
  timer.unref();

  const close = async () => {
    clearInterval(timer);
    await Promise.all([asking.end(), listening.end()]);
    await listener?.end().catch(ignore);
  };
  return { current: () => version, close };
}

/** Learns of each new version until its connection is lost. */
async function openListener(url: string, hear: (version: number) => void, lost: (listener: pg.Client) => void) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'marketplace-catalog-version',
  });
  client.on('error', () => lost(client));
  client.on('end', () => lost(client));
  client.on('notification', ({ payload }) => hear(Number(payload)));
  try {
    await client.connect();
    await client.query('listen catalog_version');
    return client;
  } catch (error) {
    await client.end().catch(ignore);
    throw error;
  }
}

const ignore = () => undefined;
