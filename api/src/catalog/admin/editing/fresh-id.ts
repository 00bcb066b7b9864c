import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { idGiver, slugOf } from '../../import/slug.ts';
import { likePattern, type Transaction } from '../../../db/index.ts';

/** So much of a name every id that is made of it begins with. */
const stem = 30;

/** A readable, unused id made of a name and of the parent's. */
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
