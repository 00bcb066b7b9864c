import type { JobList, QueuedJob, BacklogQuery } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { pagingOf, type Queries } from '../../db/index.ts';

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  state: QueuedJob['state'];
  tries: number;
  error: string | null;
  created: string;
  next: string | null;
}

type Counts = Pick<JobList, 'failed' | 'waiting'> & { totalElements: number };

/** The error of a handler, of the queue about a worker that died, or the message stored with the job. */
const errorText = sql`coalesce(output ->> 'message', output -> 'value' ->> 'message')`;

const states = sql`case state when 'failed' then 'failed' when 'active' then 'running' else 'waiting' end`;

const notDone = sql`pgboss.job where state in ('failed', 'created', 'retry', 'active') and name not like '\\_\\_pgboss%'`;

/** A page of the jobs that are not done. `titleOf` returns the title of a kind of job. */
export async function listJobs(db: Queries, titleOf: (name: string) => string, query: BacklogQuery): Promise<JobList> {
  const { size, offset } = pagingOf({ size: 100, ...query });
  const { rows: counted } = await db.execute<Counts & Record<string, unknown>>(sql`
    select (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where state < 'active'))::int as waiting, count(*)::int as "totalElements" from ${notDone}`);
  const { rows } = await db.execute<Row>(sql`
    select id, name, ${states} as state, ${errorText} as error,
      retry_count + (state in ('failed', 'active', 'retry'))::int as tries,
      to_json(created_on)::text as created,
      case when state < 'active' then to_json(start_after)::text end as next
    from ${notDone}
    order by state = 'failed' desc, created_on, id limit ${size} offset ${offset}`);
  const moment = (json: string) => new Date(JSON.parse(json)).toISOString();
  return {
    ...(counted[0] ?? { failed: 0, waiting: 0, totalElements: 0 }),
    jobs: rows.map(({ id, name, state, tries, error, created, next }) => ({
      id,
      name,
      title: titleOf(name),
      state,
      tries,
      error,
      createdAt: moment(created),
      nextTryAt: next && moment(next),
    })),
  };
}

/** Undefined for a job that is running, done or unknown. */
export async function lockIdleJob(db: Queries, id: string) {
  const { rows } = await db.execute<{ name: string; failed: boolean }>(sql`
    select name, state = 'failed' as failed from pgboss.job
     where id = ${id} and state in ('failed', 'created', 'retry') for update`);
  const [job] = rows;
  return job;
}
