import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { idGiver, slugOf } from '../../import/slug.ts';
import { likePattern, type Transaction } from '../../../db/index.ts';

/** Every id made from a name begins with this much of it. */
const stem = 30;

/** A readable, unused id made from a name and its parent's. */
export async function freshId(
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  name: string,
  within = '',
): Promise<string> {
  const beginning = likePattern(slugOf(name).slice(0, stem)).slice(1);
  const { rows } = await tx.execute<{ id: string }>(sql`select id from ${table} where ${table.id} like ${beginning}`);
  return idGiver(rows.map(({ id }) => id))(name, within);
}
