import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createApi } from '../../create-api.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';

let api: TestApi;
let replica: FastifyInstance;
let token: string;
const moduleQueries: unknown[] = [];
beforeAll(async () => {
  api = await openTestApi();
  token = await api.signIn('buyer');
  const { pool } = api.database;
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => unknown;
  pool.query = ((...parameters: unknown[]) => {
    if (JSON.stringify(parameters[0]).includes('from \\"modules\\"')) moduleQueries.push(parameters[0]);
    return query(...parameters);
  }) as typeof pool.query;
  replica = await createApi({ db: api.database, config: api.config });
});
afterAll(async () => {
  await replica.close();
  await api.close();
});

const path = '/tex-admin/categories/categories';
const url = `/api/marketplace${path}`;

it.each([
  '/tex-suite/dashboard',
  '/tex-suite/dashboard/categories',
  '/tex-suite/dashboard/categories/human-resources/buckets',
  '/tex-suite/top-choice',
  '/tex-admin/slideshow/active',
  '/tex-admin/categories/categories',
  '/tex-admin/buckets',
  '/tex-admin/buckets/time/with-modules',
  '/tex-admin/modules',
  '/tex-admin/modules?search=pay',
  '/tex-admin/modules/names',
  '/tex-admin/modules/upcoming',
  '/tex-admin/modules/attendance',
  '/tex-admin/compare?ids=attendance,leave',
  '/tex-admin/pricing-tiers',
  '/tex-admin/tutorials',
  '/tex-admin/tutorials/module/attendance',
  '/tex-admin/company-master',
  '/tex-admin/privacypolicy/1',
])('%s is served from memory: tagged, revalidated, compressed, and the same for everyone', async (address) => {
  const answer = await api.call({ path: address, headers: { 'accept-encoding': 'br' } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, no-cache']);
  if (answer.rawPayload.length > 1_024) expect(answer.headers['content-encoding']).toBe('br');
  const etag = String(answer.headers.etag);
  const again = await api.call({ path: address, token, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.headers.etag]).toEqual([304, etag]);
});

it('tells whether a response was in memory, in headers that caches know and in the log', async () => {
  const address = '/tex-admin/modules?search=reconcile';
  const statusOf = async (path: string) => (await api.call({ path })).headers['cache-status'];
  expect(await statusOf(address)).toBe('catalogue; fwd=uri-miss');
  expect(await statusOf(address)).toBe('catalogue; hit');
  // Another address with the same response.
  expect(await statusOf(`${address}&page=0`)).toBe('catalogue; hit');
});

it('a response for one user is neither tagged nor kept', async () => {
  const answer = await api.call({ path: '/tex-suite/user/suggested-module', token });
  expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['private, no-store', undefined]);
});

describe('responses of the public catalog', () => {
  it('carry an ETag and may be stored, but not used without revalidation', async () => {
    const answer = await api.call({ path });
    expect(answer.headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(answer.headers['cache-control']).toBe('public, no-cache');
    expect(answer.headers.vary).toContain('accept-encoding');
  });

  it.each(['same', 'in a list', 'strong', '*'])('are a 304 without a body for a known ETag: %s', async (kind) => {
    const etag = String((await api.call({ path })).headers.etag);
    const sent = { same: etag, 'in a list': `"other", ${etag}`, strong: etag.slice(2), '*': '*' }[kind] ?? '';
    const answer = await api.call({ path, headers: { 'if-none-match': sent } });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    expect(answer.headers.etag).toBe(etag);
  });

  it('come in the best encoding that the client accepts', async () => {
    const plain = await api.call({ path });
    const br = await api.call({ path, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await api.call({ path, headers: { 'accept-encoding': 'gzip;q=1, br;q=0' } });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('are made once, however many clients ask at once, and not again until the catalog changes', async () => {
    const before = moduleQueries.length;
    await Promise.all(Array.from({ length: 50 }, () => api.call({ path: '/tex-admin/modules?size=7' })));
    // The ids of the page, their number, and the cards.
    expect(moduleQueries.length - before).toBe(3);
  });

  it('for a known address come with the headers of every response, and without a body for HEAD', async () => {
    const address = '/tex-admin/modules?size=9';
    const first = await api.call({ path: address, headers: { 'accept-encoding': 'br' } });
    const again = await api.call({
      path: address,
      headers: { 'accept-encoding': 'br', 'x-request-id': 'asked-again' },
    });
    const changing = ['cache-status', 'x-request-id', 'date'];
    const steady = (answer: typeof first) =>
      Object.entries(answer.headers)
        .filter(([name]) => !changing.includes(name))
        .sort();
    expect(steady(again)).toEqual(steady(first));
    expect([again.statusCode, again.headers['x-request-id']]).toEqual([200, 'asked-again']);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    const gzip = await api.call({ path: address, headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gzip.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
    const head = await api.call({ method: 'HEAD', path: address });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const post = await api.call({ method: 'POST', path: address });
    expect(post.statusCode).toBe(404);
  });

  it('change on every replica within two seconds of the catalog', async () => {
    const old = await Promise.all([api.call({ path }), replica.inject(url)]);
    expect(old[0]?.headers.etag).toBe(old[1]?.headers.etag);
    await api.database.pool.query("update buckets set name = 'Hours' where id = 'time'");
    for (const ask of [() => api.call({ path }), () => replica.inject(url)]) {
      await until(async () => (await ask()).body.includes('"Hours"'), 2_000);
    }
  });

  it('change even if the notification is lost', async () => {
    // The listening connections die; polling finds what they miss.
    await api.database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where query = \'listen "catalog_version"\'',
    );
    await api.database.pool.query("update buckets set name = 'Time again' where id = 'time'");
    await until(async () => (await replica.inject(url)).body.includes('Time again'));
  });

  it('recover from a failure: one that could not be made is not kept', async () => {
    await api.database.pool.query('alter table pricing_tiers rename to pricing_tiers_away');
    expect((await api.call({ path: '/tex-admin/pricing-tiers' })).statusCode).toBe(500);
    await api.database.pool.query('alter table pricing_tiers_away rename to pricing_tiers');
    expect((await api.call({ path: '/tex-admin/pricing-tiers' })).statusCode).toBe(200);
  });
});
