import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { ApiConfig } from '../config.ts';
import { untilReachable } from '../create-database.ts';
import { withClient } from '../db/with-client.ts';
import { passwordMatches } from '../identity/index.ts';
import { StartError } from '../start-error.ts';
import { demoPassword } from '../../demo/seed-people.ts';

type DatabaseConfig = Pick<ApiConfig, 'dataDir' | 'databaseUrl'> & Partial<Pick<ApiConfig, 'migrateDatabaseUrl'>>;

/** Inspects an existing database before anything is changed in it. */
export async function databaseProblems(config: DatabaseConfig): Promise<string[]> {
  try {
    // The API's own role may not exist before the first migration.
    if (config.databaseUrl !== undefined) await untilReachable(config.migrateDatabaseUrl ?? config.databaseUrl);
    else if (!(await hasCluster(config))) return [];
    return await withClient(config, findDemoAccounts);
  } catch (error) {
    if (error instanceof StartError) return [error.message];
    throw error;
  }
}

const hasCluster = ({ dataDir }: DatabaseConfig) =>
  access(join(dataDir, 'postgres')).then(
    () => true,
    () => false,
  );

async function findDemoAccounts(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ users: string | null }>("select to_regclass('public.users') as users");
  if (tables[0]?.users === null) return [];
  const { rows } = await client.query<{ hash: string; emails: string[] }>(
    `select password_hash as hash, array_agg(email order by email) as emails from users
      where email like '%@tex.example' and status = 'active' and password_hash is not null group by 1`,
  );
  const known: string[] = [];
  for (const { hash, emails } of rows) if (await passwordMatches(hash, demoPassword)) known.push(...emails);
  if (known.length === 0) return [];
  const others = known.length > 1 ? ` and ${known.length - 1} more` : '';
  return [
    `The database has demo accounts (${known[0]}${others}) with the well-known password. ` +
      'Set DATA_DIR or DATABASE_URL to another database, or change their passwords.',
  ];
}
