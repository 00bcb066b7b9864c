import type { Health, HealthTimeline, PartHealth } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { entriesSince } from './entries-since.ts';

/** More releases than anyone ships in a week. */
const MOST_ROWS = 500;

const hourMs = 3_600_000;

interface Counts extends Record<string, unknown> {
  page_views: number;
  errors: number;
  load_failures: number;
  lcp: number | null;
}

interface Row extends Counts {
  app: string;
  release: string;
  inp: number | null;
  cls: number | null;
  shown: number | null;
  last_at: Date | string;
}

const hoursAgo = (hours: number, now: number) => new Date(now - hours * hourMs).toISOString();

const vital = (name: string) => sql`
  percentile_cont(0.75) within group (order by value) filter (where kind = 'web-vital' and name = ${name})`;

const counts = sql`
  (count(*) filter (where kind = 'page'))::int as page_views,
  (count(*) filter (where batch = 'error' and kind is distinct from 'load'))::int as errors,
  (count(*) filter (where batch = 'error' and kind = 'load'))::int as load_failures,
  ${vital('LCP')} as lcp`;

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
    select app, release, ${counts}, ${vital('INP')} as inp, ${vital('CLS')} as cls,
      percentile_cont(0.75) within group (order by value) filter (where kind = 'page') as shown,
      max(at) as last_at
    from entries group by app, release order by app, max(at) desc, release limit ${MOST_ROWS}`);
  const to = Date.now();
  return {
    from: hoursAgo(hours, to),
    to: new Date(to).toISOString(),
    parts: rows.map(toPart),
  };
}

/** The steps that a period has, by its hours. */
const stepMinutes: Record<number, number> = { 1: 5, 24: 60, 168: 360 };

interface Step extends Counts {
  step: number;
}
interface FirstSeen extends Record<string, unknown> {
  app: string;
  release: string;
  at: Date | string;
}

/** Browser reports of all applications within the last hours, step by step, and the releases that began meanwhile. */
export async function readTimeline(db: Database, hours: number): Promise<HealthTimeline> {
  const minutes = stepMinutes[hours] ?? 60;
  const from = Date.now() - hours * hourMs;
  const begin = sql`${new Date(from).toISOString()}::timestamptz`;
  const [steps, firsts] = [
    await db.execute<Step>(sql`
      with ${entriesSince(hours)}
      select floor(extract(epoch from at - ${begin}) / ${minutes * 60})::int as step, ${counts}
      from entries where at >= ${begin} group by step`),
    // Twice as long, so that a release that ran earlier isn't mistaken for a new one.
    await db.execute<FirstSeen>(sql`
      with ${entriesSince(hours * 2)}, seen as (select app, release, min(at) as at from entries group by app, release)
      select * from seen where at >= ${begin}
        and exists (select from seen as former where former.app = seen.app and former.at < seen.at)
      order by at, app limit ${MOST_ROWS}`),
  ];
  const byStep = new Map(steps.rows.map((row) => [row.step, row]));
  const points = Array.from({ length: (hours * 60) / minutes }, (_, step) => {
    const { page_views = 0, errors = 0, load_failures = 0, lcp = null } = byStep.get(step) ?? {};
    const at = new Date(from + step * minutes * 60_000).toISOString();
    return { at, pageViews: page_views, errors, loadFailures: load_failures, lcp };
  });
  const releases = firsts.rows.map(({ at, ...release }) => ({ ...release, at: new Date(at).toISOString() }));
  return { points, releases };
}
