import { JobList } from '@marketplace/shared/contracts';
import Fastify from 'fastify';
import type { SendOptions } from 'pg-boss';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';
import { allJobs } from '../../all-jobs.ts';
import { openJobQueue, type JobQueue } from '../../jobs/index.ts';
import { sendMail } from '../../notifications/index.ts';

let api: TestApi;
let queue: JobQueue;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  queue = await openJobQueue({ pool: api.database.pool, config: api.config, log: Fastify().log }, allJobs);
  admin = await api.signIn('admin');
});
afterAll(async () => {
  await queue.close();
  await api.close();
});
beforeEach(() => api.database.pool.query('delete from pgboss.job'));

const secret = 'A secret of the reader';
const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
const wait = (id: string, options: SendOptions = { startAfter: 3_600 }) => {
  const message = { to: 'jo@client.example', subject: secret, text: secret, html: secret, headers: null };
  return queue.enqueue(api.database.db, sendMail, { ...message, confidential: false }, { id, ...options });
};
const fail = async (id: string) => {
  await wait(id, { retryLimit: 0, startAfter: 3_600 });
  await queue.fail(api.database.db, sendMail, id, 'The mail server is away.');
};
const call = (path = '', method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
  api.call({ method, path: `/tex-admin/jobs${path}`, token: admin });
const list = async () => expectContract(JobList, (await call()).json());
const audited = async () =>
  (
    await api.database.pool.query<{ action: string; target_name: string }>(
      "select action, target_name from audit_events where target_type = 'job' order by at",
    )
  ).rows;

it('lists failed jobs first, then waiting ones with their next attempt, without their payload', async () => {
  await wait(ids[0]);
  await fail(ids[1]);
  const answer = await call();
  expect(answer.body).not.toContain(secret);
  expect(answer.body).not.toContain('jo@client.example');
  expect(await list()).toMatchObject({
    failed: 1,
    waiting: 1,
    jobs: [
      { id: ids[1], state: 'failed', tries: 1, error: 'The mail server is away.', nextTryAt: null },
      { id: ids[0], state: 'waiting', tries: 0, error: null, title: 'Send an email', name: 'send-mail' },
    ],
  });
  const next = new Date((await list()).jobs[1]?.nextTryAt ?? 0).getTime() - Date.now();
  expect(next).toBeGreaterThan(3_500_000);
});

it('is empty when all jobs are done', async () => {
  expect(await list()).toEqual({ failed: 0, waiting: 0, totalElements: 0, jobs: [] });
});

it('is read by page, counting all jobs, even past the end', async () => {
  await wait(ids[0]);
  await fail(ids[1]);
  const page = async (query: string) => {
    const { jobs, ...counts } = expectContract(JobList, (await call(`?${query}`)).json());
    return [jobs.map(({ id }) => id), counts];
  };
  const counts = { failed: 1, waiting: 1, totalElements: 2 };
  expect(await page('size=1')).toEqual([[ids[1]], counts]);
  expect(await page('page=1&size=1')).toEqual([[ids[0]], counts]);
  expect(await page('page=2&size=1')).toEqual([[], counts]);
});

it.each([
  ['failed', fail],
  ['waiting', wait],
])('retries a %s job immediately, and records who requested it', async (_state, make) => {
  await api.database.pool.query('truncate audit_events');
  await make(ids[0]);
  expect((await call(`/${ids[0]}/retry`, 'POST')).statusCode).toBe(200);
  await until(async () => (await list()).jobs.length === 0);
  const { rows } = await api.database.pool.query('select subject from mails where id = $1', [ids[0]]);
  expect(rows).toEqual([{ subject: secret }]);
  expect(await audited()).toEqual([{ action: 'job.retried', target_name: 'Send an email' }]);
  await api.database.pool.query('delete from mails');
});

it('discards a job, and records who requested it', async () => {
  await api.database.pool.query('truncate audit_events');
  await fail(ids[0]);
  expect((await call(`/${ids[0]}`, 'DELETE')).statusCode).toBe(200);
  expect((await list()).jobs).toEqual([]);
  expect(await audited()).toEqual([{ action: 'job.discarded', target_name: 'Send an email' }]);
});

it('refuses anything but a waiting or failed job', async () => {
  expect((await call(`/${ids[0]}/retry`, 'POST')).statusCode).toBe(404);
  expect((await call(`/${ids[0]}`, 'DELETE')).statusCode).toBe(404);
  expect((await call('/x/retry', 'POST')).statusCode).toBe(400);
});

it('refuses to retry a scheduled job while another one waits', async () => {
  const { boss } = queue;
  await boss.send('tidy-database', null, { id: ids[0], retryLimit: 0, startAfter: 3_600 });
  await boss.fail('tidy-database', ids[0], { message: 'no' });
  await boss.send('tidy-database', null, { id: ids[1], startAfter: 3_600 });
  const answer = await call(`/${ids[0]}/retry`, 'POST');
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
});
