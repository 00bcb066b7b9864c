import Fastify from 'fastify';
import { Type } from 'typebox';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { until } from '../../test/until.ts';
import { defineJob } from './define-job.ts';
import { openJobQueue, type JobQueue } from './job-queue.ts';

let database: TestDatabase;
let queue: JobQueue;
let done: number[] = [];

/** Its worker polls so rarely that only notifications can start it in time. */
const count = defineJob({
  name: 'count',
  title: 'Count',
  options: {},
  pollSeconds: 600,
  payload: Type.Object({ number: Type.Number() }),
  run: async ({ number }) => void done.push(number),
});

beforeAll(async () => {
  database = await createTestDatabase();
  const config = { drainMs: 1_000, scheduledJobs: false };
  queue = await openJobQueue({ pool: database.pool, log: Fastify().log, config }, [count]);
  await queue.work([count], undefined);
});
afterAll(async () => {
  await queue.close();
  await database.drop();
});

const runOne = async (number: number) => {
  await database.db.transaction((tx) => queue.enqueue(tx, count, { number }));
  await until(() => done.includes(number));
};

it('starts each job as soon as its change is committed', async () => {
  for (const number of [1, 2, 3, 4, 5]) await runOne(number);
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

it('starts the jobs that it missed while it could not listen', async () => {
  done = [];
  const { rowCount } = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen "pgboss%'`,
  );
  expect(rowCount).toBe(1);
  for (const number of [1, 2, 3]) await runOne(number);
  expect(done).toEqual([1, 2, 3]);
});
