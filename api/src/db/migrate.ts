import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { errorCode } from '../error-code.ts';
import { StartError } from '../start-error.ts';
import { admitApi } from './admit-api.ts';
import { toDatabase, type Database } from './database.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that every replica uses. */
export const migrationLock = 7_430_551;

interface Migration {
  /** Of the owner of the tables. */
  url: string;
  /** Of the API, if it has its own role. */
  apiUrl?: string | undefined;
  prepare: (db: Database) => Promise<void>;
}

/**
 * Migrates the database, then prepares it. Replicas that start together wait for each other.
 * @throws StartError if the tables are older than this version, and this user may not change them
 */
export async function migrate({ url, apiUrl, prepare }: Migration): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'marketplace-migrations' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = toDatabase(client);
    if (!(await isUpToDate(client))) await applyMigrations(db, { migrationsFolder }).catch(explain);
    if (apiUrl !== undefined) await admitApi(client, apiUrl);
    await prepare(db);
  } finally {
    await client.end();
  }
}

/** Without a right to change the schema, this is all that a replica can find out. */
async function isUpToDate(client: pg.Client): Promise<boolean> {
  const { rows: known } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (known[0]?.name === null) return false;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  return Number(rows[0]?.last ?? 0) >= newest;
}

function explain(error: unknown): never {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (errorCode(cause) !== '42501') throw error;
  throw new StartError(
    "The tables are older than this version, and the user of DATABASE_URL can't change them. " +
      'Run "npm run migrate" with their owner in MIGRATE_DATABASE_URL.',
  );
}
