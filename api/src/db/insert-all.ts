import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/** In parts, because one statement carries 65,535 parameters at most; no rows are no statement. */
export async function insertAll<T extends PgTable>(db: Queries, table: T, rows: T['$inferInsert'][]): Promise<void> {
  const partSize = 500;
  for (let from = 0; from < rows.length; from += partSize) {
    await db.insert(table).values(rows.slice(from, from + partSize));
  }
}
