import type { Health, PartHealth } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { entriesSince } from './entries-since.ts';

/** More releases than anybody ships in a week. */
const MOST_ROWS = 500;

const hourMs = 3_600_000;

interface Row extends Record<string, unknown> {
  app: string;
  release: string;
  page_views: number;
  errors: number;
  load_failures: number;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  shown: number | null;
  last_at: Date | string;
}

const vital = (name: string) => sql`
  percentile_cont(0.75) within group (order by value) filter (where kind = 'web-vital' and name = ${name})`;

const toPart = ({ page_views, load_failures, last_at, ...row }: Row): PartHealth => ({
  ...row,
  pageViews: page_views,
  loadFailures: load_failures,
  lastAt: new Date(last_at).toISOString(),
});

/** Browser reports of every release of every application within the last hours. */
export async function readHealth(db: Database, hours: number): Promise<Health> {
  const { rows } = await db.execute<Row>(sql`
    with ${entriesSince(hours)}
    select app, release,
      (count(*) filter (where kind = 'page'))::int as page_views,
      (count(*) filter (where batch = 'error' and kind is distinct from 'load'))::int as errors,
      (count(*) filter (where batch = 'error' and kind = 'load'))::int as load_failures,
      ${vital('LCP')} as lcp, ${vital('INP')} as inp, ${vital('CLS')} as cls,
      percentile_cont(0.75) within group (order by value) filter (where kind = 'page') as shown,
      max(at) as last_at
    from entries group by app, release order by app, max(at) desc, release limit ${MOST_ROWS}`);
  const to = Date.now();
  return {
    from: new Date(to - hours * hourMs).toISOString(),
    to: new Date(to).toISOString(),
    parts: rows.map(toPart),
  };
}
