import type pg from 'pg';
import { metrics } from '../observability/index.ts';

interface Row {
  job: string;
  state: string;
  count: number;
}

const counted = `
  select name as job, case state when 'created' then 'waiting' else state::text end as state, count(*)::int as count
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name = any($1) group by 1, 2`;

/** Shows Prometheus how many jobs of each kind wait, run and failed. */
export function observeQueue(pool: pg.Pool, names: string[]): void {
  const measured = metrics();
  measured?.onCollect(async () => {
    measured.queuedJobs.reset();
    const { rows } = await pool.query<Row>(counted, [names]);
    for (const job of names)
      for (const state of ['waiting', 'retry', 'active', 'failed']) measured.queuedJobs.set({ job, state }, 0);
    for (const { job, state, count } of rows) measured.queuedJobs.set({ job, state }, count);
  });
}
