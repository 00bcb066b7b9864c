import pg from 'pg';

export interface VersionWatch {
  /** As last heard; replicas hear of a change within two seconds. */
  current: () => number;
  close: () => Promise<void>;
}

const pollEveryMs = 1_000;

interface Source {
  pool: pg.Pool;
  url: string;
}

/**
 * Follows the catalogue's version: by notification at once, and by asking now and then, because a notification may be
 * lost with its connection or swallowed by a connection pooler.
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
  const listen = async () => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      application_name: 'marketplace-catalog-version',
    });
    const lost = () => (listener = listener === client ? undefined : listener);
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => hear(Number(payload)));
    try {
      await client.connect();
      await client.query('listen catalog_version');
      listener = client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  };

  await listen();
  await ask();
  // Each at most once at a time, and neither waits for the other: a listener that connects slowly delays no news.
  const asking = oneAtATime(ask);
  const listening = oneAtATime(async () => {
    if (!listener) await listen();
  });
  const timer = setInterval(() => {
    asking.begin();
    listening.begin();
  }, pollEveryMs);
  timer.unref();

  const close = async () => {
    clearInterval(timer);
    await Promise.all([asking.end(), listening.end()]);
    await listener?.end().catch(() => undefined);
  };
  return { current: () => version, close };
}

/** Begins unless it is under way. While the database is away the last version stays good: nothing can change it. */
function oneAtATime(work: () => Promise<void>) {
  let underWay: Promise<void> | undefined;
  const begin = () => {
    underWay ??= work()
      .catch(() => undefined)
      .finally(() => (underWay = undefined));
  };
  return { begin, end: async () => underWay };
}
