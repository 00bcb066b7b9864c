import type { SetHealth } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { type Database, reports } from '../../db/index.ts';

/** A longer canary is judged by its last two days. */
const MOST_HOURS = 48;

/** How many pages release sets showed since a given time, and how many errors browsers reported for them. */
export async function readSetHealth(db: Database, sets: string[], since: Date): Promise<SetHealth[]> {
  const { rows } = await db.execute<{ set: string; views: number; errors: number }>(sql`
    select ${reports.setId} as set,
      (count(*) filter (where ${reports.kind} = 'performance' and entry.kind = 'page'))::int as views,
      (count(*) filter (where ${reports.kind} = 'error'))::int as errors
    from ${reports}, jsonb_to_recordset(${reports.data} -> 'reports') as entry(kind text)
    where ${reports.setId} in (${sql.join(
      sets.map((set) => sql`${set}`),
      sql`, `,
    )})
      and ${reports.createdAt} >= greatest(${since.toISOString()}::timestamptz, now() - make_interval(hours => ${MOST_HOURS}))
    group by ${reports.setId}`);
  return sets.map((set) => {
    const { views = 0, errors = 0 } = rows.find((row) => row.set === set) ?? {};
    return { set, pageViews: views, errors };
  });
}
