import type { SetHealth } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { type Database, reports } from '../../db/index.ts';

/** A canary that runs longer is judged by its last two days. */
const MOST_HOURS = 48;

/** How release sets fare since a moment: how many pages they showed, and how many errors their browsers reported. */
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
