import { fileURLToPath } from 'node:url';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { toDatabase, type Database } from './database.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that every replica uses. */
export const migrationLock = 7_430_551;

/** Migrates the database, then prepares it. Replicas that start together wait for each other. */
export async function migrate(url: string, prepare: (db: Database) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'marketplace-migrations' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = toDatabase(client);
    await applyMigrations(db, { migrationsFolder });
    await prepare(db);
  } finally {
    await client.end();
  }
}
