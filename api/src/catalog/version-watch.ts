import pg from 'pg';

export interface VersionWatch {
  /** As last heard; replicas hear of a change within two seconds. */
  current: () => number;
  close: () => Promise<void>;
}

const pollEveryMs = 1_500;

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
  const tick = async () => {
    if (!listener) await listen();
    await ask();
  };

  await tick();
  let asking: Promise<void> | undefined;
  const timer = setInterval(() => {
    // While the database is away the last version stays good: nothing can change it.
    asking ??= tick()
      .catch(() => undefined)
      .finally(() => (asking = undefined));
  }, pollEveryMs);
  timer.unref();

  const close = async () => {
    clearInterval(timer);
    await asking;
    await listener?.end().catch(() => undefined);
  };
  return { current: () => version, close };
}
