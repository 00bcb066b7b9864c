import type { Page } from '@marketplace/shared/contracts';
import { asc, desc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/** A list that is read page by page, or completely for a file. */
interface RowList<Select extends PgSelect, Item> {
  /** Includes the filter; made with `$dynamic()`. */
  select: Select;
  /** Must end with a unique column, so that every row is on exactly one page. */
  orderBy: (SQL | PgColumn)[];
  toItem: (row: Select['_']['result'][number]) => Item;
}

/** What each order of a contract's `SortBy` sorts by. */
export const bothWays = <Field extends string>(
  columns: Record<Field, SQL | PgColumn>,
): Record<`${Field},${'asc' | 'desc'}`, SQL> =>
  Object.fromEntries(
    Object.entries<SQL | PgColumn>(columns).flatMap(([field, column]) => [
      [`${field},asc`, asc(column)],
      [`${field},desc`, desc(column)],
    ]),
  ) as Record<`${Field},${'asc' | 'desc'}`, SQL>;

interface Paging {
  /** Rows beyond these are not counted: the total is then a lower bound. */
  mostCounted?: number | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

/** Offset and size of a page; by default the first 20 rows. */
export const pagingOf = ({ page = 0, size = 20 }: Paging) => ({ page, size, offset: page * size });

/** One page of a list, with the total number of rows. */
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
  const { mostCounted } = paging;
  const counted = mostCounted === undefined ? select : select.limit(mostCounted + 1);
  const total = await db.$count(counted.as('listed'));
  const rows = await select
    .orderBy(...orderBy)
    .limit(size)
    .offset(offset);
  const isMore = mostCounted !== undefined && total > mostCounted;
  const page = pageOf(rows.map(toItem), isMore ? mostCounted : total, paging);
  return isMore ? { ...page, totalIsLowerBound: true } : page;
}

const partSize = 1_000;

/** All rows of a list, read in batches, so that a long list is never completely in memory. */
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
