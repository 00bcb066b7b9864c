import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { toDatabase } from '../src/db/database.ts';
import type { DatabaseConnection } from '../src/create-database.ts';
import { databaseUrl } from './database-url.ts';

export interface TestDatabase extends DatabaseConnection {
  drop: () => Promise<void>;
}

/** A test file's own database: a copy of the run's template with the demo world, or an empty one. */
export async function createTestDatabase({ empty = false, poolSize = 8 } = {}): Promise<TestDatabase> {
  const server = process.env.API_TEST_DATABASE_URL ?? '';
  const name = `api_test_${randomBytes(6).toString('hex')}`;
  // Copying files costs a quarter of writing the copy to the log.
  const copy = `template ${process.env.API_TEST_TEMPLATE} strategy file_copy`;
  await onServer(server, `create database ${name} ${empty ? '' : copy}`);
  const url = databaseUrl(server, name);
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 30_000 });
  pool.on('error', () => undefined);
  let closed = false;
  const close = async () => {
    if (!closed) await pool.end();
    closed = true;
  };
  const drop = async () => {
    await close();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { db: toDatabase(pool), pool, url, close, drop };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
