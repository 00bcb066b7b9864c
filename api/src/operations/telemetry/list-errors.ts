import type { ErrorsQuery, Page, SeenError } from '@marketplace/shared/contracts';
import { sql, type SQL } from 'drizzle-orm';
import { bothWays, containsText, type Database, pageOf, pagingOf } from '../../db/index.ts';
import { entriesSince } from './entries-since.ts';

interface Row extends Record<string, unknown> {
  app: string;
  release: string;
  kind: string;
  message: string;
  place: string;
  count: number;
  first_at: Date | string;
  last_at: Date | string;
  last_id: string;
  last_url: string;
  stack: string | null;
  total: number;
}

const is = (column: 'app' | 'release', wanted: string | undefined) =>
  wanted === undefined ? sql`` : sql`and ${sql.identifier(column)} = ${wanted}`;

const matches = (text = '') => {
  const holds = containsText(text, sql`message`, sql`place`);
  return holds ? sql`and (${holds} or id = ${text.trim()})` : sql``;
};

const toError = ({ total: _, first_at, last_at, last_id, last_url, ...row }: Row): SeenError => ({
  ...row,
  firstAt: new Date(first_at).toISOString(),
  lastAt: new Date(last_at).toISOString(),
  lastId: last_id,
  lastUrl: last_url,
});

const orders: Record<NonNullable<ErrorsQuery['sort']>, SQL> = bothWays({
  lastAt: sql`max(at)`,
  firstAt: sql`min(at)`,
  count: sql`count(*)`,
  app: sql`app`,
});

/** Errors reported by browsers, grouped when equal, newest first unless sorted. */
export async function listErrors(db: Database, query: ErrorsQuery): Promise<Page<SeenError>> {
  const { size, offset } = pagingOf(query);
  const { rows } = await db.execute<Row>(sql`
    with ${entriesSince(query.hours ?? 24)}
    select app, release, coalesce(kind, 'uncaught') as kind, message, place, count(*)::int as count,
      min(at) as first_at, max(at) as last_at,
      (array_agg(id order by at desc))[1] as last_id,
      (array_agg(url order by at desc))[1] as last_url,
      (array_agg(stack order by at desc))[1] as stack,
      (count(*) over ())::int as total
    from entries
    where batch = 'error' ${is('app', query.app)} ${is('release', query.release)} ${matches(query.search)}
    group by app, release, coalesce(kind, 'uncaught'), message, place
    order by ${orders[query.sort ?? 'lastAt,desc']}, max(at) desc, message, app, release, kind, place
    limit ${size} offset ${offset}`);
  return pageOf(rows.map(toError), rows[0]?.total ?? 0, query);
}
