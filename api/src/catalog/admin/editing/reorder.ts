import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Actor, recordAudit } from '../../../operations/index.ts';
import type { Database } from '../../../db/index.ts';
import { typeOf } from './editor.ts';
import { changedMeanwhile } from '../../../http/index.ts';

export interface Order {
  table: PgTable & { position: PgColumn };
  id: PgColumn;
  /** Which rows the list holds; all by default. */
  of?: SQL;
  /** What the list is called, such as `order of the slides`. */
  what: string;
  kind: string;
  ids: string[];
}

/** Puts a whole list into the order given. @throws ApiError 409 if it holds others by now. */
export const reorder = (db: Database, order: Order, actor: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const { table, id, of, what, kind, ids } = order;
    const where = of ?? sql`true`;
    const { rows } = await tx.execute<{ id: string }>(
      sql`select ${id} as id from ${table} where ${where} order by ${table.position}, ${id} for update`,
    );
    const before = rows.map((row) => row.id);
    if (!isSameSet(before, ids)) throw changedMeanwhile(what);
    if (before.every((known, index) => known === ids[index])) return;
    await tx.execute(sql`
      update ${table} set position = wanted.place - 1
        from unnest(${sql.param(ids)}::text[]) with ordinality as wanted (id, place)
       where ${id} = wanted.id`);
    await recordAudit(tx, {
      ...actor,
      action: `${typeOf(kind)}.reordered`,
      target: { type: typeOf(kind), id: 'order', name: what },
      before: { ids: before },
      after: { ids },
    });
  });

const isSameSet = (some: string[], others: string[]) =>
  some.length === others.length && new Set(others).size === others.length && some.every((id) => others.includes(id));
