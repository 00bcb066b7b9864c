import pg from 'pg';
import type { ApiConfig } from './config.ts';
import { ensureSigningKey } from './operations/index.ts';
import { errorCode } from './error-code.ts';
import { StartError } from './start-error.ts';
import { toDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openPool, openReplica } from './db/open-pool.ts';
import { startPostgres, type EmbeddedPostgres } from './db/postgres.ts';
import { seedDemo } from '../demo/seed.ts';

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  /** For reads of the catalog, if DATABASE_READ_URL is set. */
  replica?: pg.Pool | undefined;
  /** Contains the password: never log it. */
  url: string;
  close: () => Promise<void>;
}

type DatabaseConfig = Pick<ApiConfig, 'databaseUrl' | 'databasePoolSize' | 'dataDir' | 'production'> &
  Partial<Pick<ApiConfig, 'databaseReadUrl' | 'migrateDatabaseUrl'>>;

/** Connects to DATABASE_URL or starts the embedded server, runs migrations and seeds an empty demo. */
export async function createDatabase(config: DatabaseConfig): Promise<DatabaseConnection> {
  const embedded = config.databaseUrl === undefined ? await startPostgres(config.dataDir) : undefined;
  try {
    const url = config.databaseUrl ?? embedded?.apiUrl ?? '';
    const ownerUrl = embedded?.url ?? config.migrateDatabaseUrl ?? url;
    return await connect({ url, ownerUrl }, config, embedded);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

interface Urls {
  url: string;
  /** The same, unless the API has its own role. */
  ownerUrl: string;
}

async function connect(
  { url, ownerUrl }: Urls,
  config: DatabaseConfig,
  embedded?: EmbeddedPostgres,
): Promise<DatabaseConnection> {
  await untilReachable(ownerUrl);
  await migrate({
    url: ownerUrl,
    apiUrl: userOf(url) === userOf(ownerUrl) ? undefined : url,
    prepare: async (db) => {
      await ensureSigningKey(db);
      if (!config.production) await seedDemo(db);
    },
  });
  const pool = openPool(url, config.databasePoolSize);
  const replica = openReplica(config.databaseReadUrl, config.databasePoolSize);
  const close = async () => {
    await Promise.all([pool.end(), replica?.end()]);
    await embedded?.stop();
  };
  return { db: toDatabase(pool), pool, replica, url, close };
}

const userOf = (url: string) => new URL(url).username;

/** A database that starts at the same time may need a while. */
export async function untilReachable(url: string): Promise<void> {
  let reason = '';
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      reason = error instanceof Error ? error.message || error.name : String(error);
      if (isRefusal(error)) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  throw new StartError(`The database of DATABASE_URL can't be opened: ${reason}.`);
}

/** Wrong password, unknown role or database: waiting won't help. */
function isRefusal(error: unknown): boolean {
  const code = errorCode(error);
  return code.startsWith('28') || code === '3D000';
}
