import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromDrizzle, PgBoss, type Db, type JobWithMetadata, type SendOptions } from 'pg-boss';
import type { ApiConfig } from '../config.ts';
import { keepListening, type Queries } from '../db/index.ts';
import { loggable } from '../http/index.ts';
import { isTracing, metrics } from '../observability/index.ts';
import type { Job, JobOf } from './define-job.ts';
import { observeQueue } from './observe-queue.ts';

export interface JobQueue {
  /** Adds a job in the transaction of the change that causes it: both or neither. One round trip. */
  enqueue: <Payload, Context>(
    db: Queries,
    job: JobOf<Payload, Context>,
    payload: Payload,
    options?: SendOptions,
  ) => Promise<void>;
  /** Marks a waiting job as failed. Without retries it stays failed. */
  fail: (db: Queries, job: Job<never>, id: string, message: string) => Promise<void>;
  /** Starts running jobs. */
  work: <Context>(jobs: Job<Context>[], context: Context) => Promise<void>;
  /** Takes no more jobs; running ones continue. */
  drain: () => void;
  /** Waits for running jobs, then leaves the rest to the other replicas. */
  close: () => Promise<void>;
  /** A job kind's title for administrators. */
  titleOf: (name: string) => string;
  boss: PgBoss;
}

interface Options {
  pool: pg.Pool;
  log: FastifyBaseLogger;
  config: Pick<ApiConfig, 'drainMs' | 'scheduledJobs'>;
}

const longestMessage = 500;

/** Opens the queue in its own schema, which it creates or updates, on the pool's connections. */
export async function openJobQueue({ pool, log, config }: Options, jobs: Job<never>[]): Promise<JobQueue> {
  const boss = new PgBoss({
    db: onPool(pool),
    useListenNotify: true,
    schedule: config.scheduledJobs,
    registerInstance: false,
    // A job continues the trace of the request that caused it.
    openTelemetry: { enabled: isTracing(), propagateContext: true },
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    maintenanceIntervalSeconds: 600,
  });
  logTrouble(boss, log);
  await boss.start();
  await declareQueues(boss, jobs);
  observeQueue(
    pool,
    jobs.map(({ name }) => name),
  );

  const run = async <Context>(job: Job<Context>, context: Context, { id, data, createdOn }: JobWithMetadata) => {
    const started = performance.now();
    let outcome = 'failed';
    try {
      await job.run(data, context, { id, createdAt: createdOn });
      outcome = 'done';
      if (job.deleteWhenDone) await boss.deleteJob(job.name, id);
    } catch (error) {
      const err = loggable(error);
      log.warn({ err, job: job.name, id }, 'a job failed');
      // Administrators see the stored error: no statement values and no stack.
      throw Object.assign(new Error(err.message.slice(0, longestMessage)), { stack: '' });
    } finally {
      metrics()?.jobDuration.observe({ job: job.name, outcome }, (performance.now() - started) / 1_000);
    }
  };
  const start = async <Context>(job: Job<Context>, context: Context) => {
    const { pollSeconds, atOnce } = job;
    const settings = {
      ...{ pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds },
      includeMetadata: true as const,
      ...(atOnce && { localGroupConcurrency: atOnce.ofGroup }),
    };
    const worker = await boss.work(job.name, settings, async (batch: JobWithMetadata[]) => {
      // Fetches the next one at once instead of after the interval.
      boss.notifyWorker(worker);
      for (const one of batch) await run(job, context, one);
    });
  };

  const titles = new Map(jobs.map(({ name, title }) => [name, title]));

  let drainedAt: number | undefined;
  return {
    boss,
    titleOf: (name) => titles.get(name) ?? name,
    enqueue: async (db, job, payload, options = {}) => {
      await boss.send(job.name, Object(job.parse(payload)), { ...options, db: fromDrizzle(db, sql) });
    },
    fail: async (db, { name }, id, message) => {
      await boss.fail(name, id, { message }, { db: fromDrizzle(db, sql) });
    },
    work: async (started, context) => {
      for (const job of started)
        for (let count = job.atOnce?.jobs ?? 1; count > 0; count -= 1) await start(job, context);
    },
    drain: () => {
      drainedAt = Date.now();
      for (const { name } of jobs) void boss.offWork(name, { wait: false });
    },
    close: () =>
      boss.stop({ timeout: Math.max(0, config.drainMs - (drainedAt === undefined ? 0 : Date.now() - drainedAt)) }),
  };
}

const onPool = (pool: pg.Pool): Db => ({
  executeSql: (text, values) => pool.query(text, values),
  listen: (channel, hear, onConnect) => keepListening(pool, channel, { hear, onConnect }),
});

function logTrouble(boss: PgBoss, log: FastifyBaseLogger): void {
  // At most once a minute: every poll fails while the database is unavailable.
  let quietUntil = 0;
  boss.on('error', ({ message }) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + 60_000;
    log.warn({ message }, 'the job queue failed');
  });
  boss.on('warning', ({ message }) => log.warn(message));
}

async function declareQueues(boss: PgBoss, jobs: Job<never>[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, schedule, options } of jobs) {
    const { policy: _, ...changeable } = options;
    // Workers hear of a new job at once; further attempts are found by polling.
    const notify = true;
    if (known.has(name)) await boss.updateQueue(name, { ...changeable, notify });
    else await boss.createQueue(name, { ...options, notify });
    if (schedule !== undefined) await boss.schedule(name, schedule, null, { tz: 'UTC' });
  }
}
