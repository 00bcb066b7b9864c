import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/** Inserts in batches, because a statement takes at most 65,535 parameters. No rows, no statement. */
export async function insertAll<T extends PgTable>(db: Queries, table: T, rows: T['$inferInsert'][]): Promise<void> {
  const partSize = 500;
  for (let from = 0; from < rows.length; from += partSize) {
    await db.insert(table).values(rows.slice(from, from + partSize));
  }
}
