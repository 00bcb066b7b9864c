import type { DatabaseConnection } from '../../src/create-database.ts';

/** Fills the search table before its large indexes are created, which is faster than the other way around. */
export async function withoutSearchIndexes<T>({ pool }: DatabaseConnection, work: () => Promise<T>): Promise<T> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'module_search' and indexdef like '%USING gin%'`,
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  const result = await work();
  await pool.query('set statement_timeout = 0');
  for (const { definition } of rows) await pool.query(definition);
  return result;
}
