import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import Fastify from 'fastify';
import pg from 'pg';
import { demoPassword } from '../demo/seed-people.ts';
import { allJobs } from '../src/all-jobs.ts';
import { readConfig } from '../src/config.ts';
import { createDatabase } from '../src/create-database.ts';
import { startPostgres } from '../src/db/postgres.ts';
import { openJobQueue } from '../src/jobs/index.ts';
import { databaseUrl } from './database-url.ts';
import { allowTruncating } from './guard-audit-log.ts';

/** Starts the run's server with a migrated, seeded template database, and removes both when its input ends. */
async function main(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const dataDir = await mkdtemp(join(tmpdir(), 'marketplace-api-tests-'));
  const server = given ? undefined : await startPostgres(dataDir);
  const url = given ?? server?.url ?? '';
  const template = `api_test_template_${process.pid}`;

  const remove = async () => {
    await onServer(url, `drop database if exists ${template} with (force)`);
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  process.once('SIGINT', () => void remove().then(() => process.exit(1)));
  process.once('SIGTERM', () => void remove().then(() => process.exit(1)));

  if (server) await hurry(url);
  await onServer(url, `create database ${template}`);
  const database = await createDatabase({
    databaseUrl: databaseUrl(url, template),
    databasePoolSize: 2,
    dataDir,
    production: false,
  });
  // Each test database then already has the queue's tables.
  const config = readConfig({ NODE_ENV: 'test' });
  const queue = await openJobQueue({ pool: database.pool, config, log: Fastify().log }, allJobs);
  await queue.close();
  await allowTruncating(database.pool);
  await simplifyPasswords(database.pool);
  await database.close();
  process.stdout.write(`${JSON.stringify({ url, template })}\n`);
  process.stdin.resume().once('end', () => void remove().then(() => process.exit(0)));
}

/** What the tests write need not outlive a power cut, and is soon dropped. */
async function hurry(url: string): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
    await onServer(url, `alter system set ${setting} = off`);
  await onServer(url, 'select pg_reload_conf()');
}

/** Tests sign in often, and a password's usual hash is slow on purpose. */
async function simplifyPasswords(pool: pg.Pool): Promise<void> {
  const simple = await hash(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await pool.query('update users set password_hash = $1 where password_hash is not null', [simple]);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
