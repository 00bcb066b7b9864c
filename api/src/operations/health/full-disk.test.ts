import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { ErrorBody } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { toApiError } from '../../http/error-answer.ts';
import { openFileStore } from '../files/file-store.ts';
import { watchDisk } from './disk-trouble.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 1_000_000 });
});
afterAll(() => api.close());

const run = (statement: string) => api.database.pool.query(statement);
const ready = async () => {
  const answer = await api.app.inject('/readyz');
  return [answer.statusCode, answer.json()];
};
const saveProfile = async () =>
  api.call({
    method: 'PUT',
    path: '/auth/profile',
    token: await api.signIn('buyer'),
    payload: { name: 'Asha', phone: null, timeZone: null },
  });

it('refuses writes with a sentence while the database’s disk is full, and reports it', async () => {
  expect(await ready()).toEqual([200, { status: 'ok' }]);
  // As PostgreSQL reports it.
  await run(`create function no_space() returns trigger language plpgsql as
    $$ begin raise 'could not extend file' using errcode = '53100'; end $$`);
  await run('create trigger full_disk before update on users for each row execute function no_space()');
  const answer = await saveProfile();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  expect(expectContract(ErrorBody, answer.json())).toMatchObject({
    code: 'disk_full',
    message: "Nothing was saved because the server's disk is full. Please try again later.",
  });
  expect(await ready()).toEqual([200, { status: 'degraded', reason: 'the disk is full' }]);
  await run('drop trigger full_disk on users');
  expect((await saveProfile()).statusCode).toBe(200);
});

it.each([
  [507, 'disk_full'],
  [403, 'internal_error'],
])('reports a file store that responds %d as %s', async (status, code) => {
  const store = createServer((request, response) => {
    request.resume();
    response.writeHead(status).end('<Error><Code>XMinioStorageFull</Code></Error>');
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  process.env.AWS_ACCESS_KEY_ID = process.env.AWS_SECRET_ACCESS_KEY = 'any';
  const s3 = { endpoint: `http://127.0.0.1:${(store.address() as AddressInfo).port}`, region: 'us-east-1' };
  const files = await openFileStore({ dataDir: '/nowhere', uploadStore: 's3://uploads', s3 }, 'uploads');
  const failure = await files.put('one.bin', Buffer.from('1'), 'image/png').catch((error: unknown) => error);
  expect(toApiError(failure).code).toBe(code);
  store.closeAllConnections();
  store.close();
});

const own = (config: { databaseUrl?: string; uploadStore?: string }) =>
  watchDisk(Fastify(), { dataDir: '/proc', databaseUrl: undefined, uploadStore: undefined, ...config }).own();

// The file system of /proc never has free space.
(process.platform === 'linux' ? it : it.skip)(
  'notices that its own disk is full, if anything is kept on it',
  async () => {
    expect(await own({})).toBe(true);
    expect(await own({ databaseUrl: 'postgres://a' })).toBe(true);
    expect(await own({ databaseUrl: 'postgres://a', uploadStore: 's3://b' })).toBe(false);
  },
);
