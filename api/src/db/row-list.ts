import type { Page } from '@marketplace/shared/contracts';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/** A list that is read a page at a time, or as a whole for a file. */
interface RowList<Select extends PgSelect, Item> {
  /** With its filter, made with `$dynamic()`. */
  select: Select;
  /** Ends with something unique, so that every row is on one page. */
  orderBy: (SQL | PgColumn)[];
  toItem: (row: Select['_']['result'][number]) => Item;
}

interface Paging {
  page?: number | undefined;
  size?: number | undefined;
}

/** Where a page of a list begins and how long it is; 20 rows from the start unless told. */
export const pagingOf = ({ page = 0, size = 20 }: Paging) => ({ page, size, offset: page * size });

/** One page of a list that has so many rows in all. */
export function pageOf<T>(content: T[], totalElements: number, paging: Paging): Page<T> {
  const { page, size } = pagingOf(paging);
  return { content, page, size, totalElements, totalPages: Math.ceil(totalElements / size) };
}

export async function readPage<Select extends PgSelect, Item>(
  db: Queries,
  { select, orderBy, toItem }: RowList<Select, Item>,
  paging: Paging,
): Promise<Page<Item>> {
  const { size, offset } = pagingOf(paging);
  const total = await db.$count(select.as('listed'));
  const rows = await select
    .orderBy(...orderBy)
    .limit(size)
    .offset(offset);
  return pageOf(rows.map(toItem), total, paging);
}

const partSize = 1_000;

/** All rows of a list, read part by part, so that a long list is never in memory as a whole. */
export async function* readAll<Select extends PgSelect, Item>({
  select,
  orderBy,
  toItem,
}: RowList<Select, Item>): AsyncGenerator<Item> {
  select.orderBy(...orderBy).limit(partSize);
  for (let offset = 0; ; offset += partSize) {
    const rows: Select['_']['result'] = await select.offset(offset);
    yield* rows.map(toItem);
    if (rows.length < partSize) return;
  }
}
