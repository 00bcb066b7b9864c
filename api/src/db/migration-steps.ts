import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { migrationsFolder } from './migrate.ts';

export type MigrationStep = MigrationMeta;

/** All migrations of this version, oldest first. */
export const migrationSteps = (): MigrationStep[] => readMigrationFiles({ migrationsFolder });

/**
 * Creates the schema as of these steps in an empty database, in the caller's transaction, and records them for the
 * next start, which applies the rest.
 */
export async function applySteps(client: pg.Client, steps: MigrationStep[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of steps) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
