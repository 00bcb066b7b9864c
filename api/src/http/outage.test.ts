import { ErrorBody } from '@marketplace/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { createApi } from '../create-api.ts';
import { toDatabase } from '../db/database.ts';
import { openPool } from '../db/open-pool.ts';
import { isDatabaseOutage } from './database-outage.ts';
import { openProxy, type CuttableProxy } from '../../test/cuttable-proxy.ts';
import { expectContract } from '../../test/expect-contract.ts';
import { marketplace, openTestApi, type TestApi } from '../../test/test-api.ts';

let api: TestApi;
let proxy: CuttableProxy;
let databaseUrl: string;
let pool: pg.Pool;
let app: FastifyInstance;
beforeAll(async () => {
  api = await openTestApi();
  const url = new URL(api.database.url);
  proxy = await openProxy(url.hostname, Number(url.port || 5432));
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  databaseUrl = url.toString();
  pool = openPool(databaseUrl, 20);
  app = await createApi({
    db: { db: toDatabase(pool), pool, url: databaseUrl, close: async () => undefined },
    config: api.config,
  });
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await proxy.close();
  await api.close();
});

it('responds 503 during a database outage, serves the cached catalog, and recovers', async () => {
  const token = await api.signIn('buyer');
  const get = (path: string) =>
    app.inject({
      url: path.startsWith('/tex') || path.startsWith('/auth') ? marketplace + path : path,
      headers: { authorization: `Bearer ${token}` },
    });
  const dashboard = (await get('/tex-suite/dashboard')).body;
  expect((await get('/tex-suite/cart')).statusCode).toBe(200);

  proxy.cut();
  for (const path of ['/tex-suite/cart', '/tex-admin/modules?search=never+asked', '/auth/check-auth']) {
    const answer = await get(path);
    expect([path, answer.statusCode, answer.headers['retry-after']]).toEqual([path, 503, '2']);
    expectContract(ErrorBody, answer.json());
  }
  expect((await get('/tex-suite/dashboard')).body).toBe(dashboard);
  // Even if its cache entry has expired.
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect((await get('/tex-suite/dashboard')).body).toBe(dashboard);
  later.mockRestore();
  expect([(await get('/readyz')).statusCode, (await get('/livez')).statusCode]).toEqual([503, 200]);

  proxy.restore();
  expect([(await get('/tex-suite/cart')).statusCode, (await get('/readyz')).statusCode]).toEqual([200, 200]);
});

it('survives a database outage between two statements of a transaction; only the transaction fails', async () => {
  const client = new Promise<pg.PoolClient>((resolve) => pool.once('acquire', resolve));
  const work = toDatabase(pool).transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    const held = await client;
    const ended = new Promise<void>((resolve) => held.once('end', resolve));
    proxy.cut();
    await ended;
    await tx.execute(sql`select 1`);
  });
  expect(await work.catch(isDatabaseOutage)).toBe(true);
  proxy.restore();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

it('keeps no connection that broke before its transaction started', async () => {
  const own = openPool(databaseUrl, 1);
  await own.query('select 1');
  proxy.cut();
  expect(
    await toDatabase(own)
      .transaction(async () => undefined)
      .catch(isDatabaseOutage),
  ).toBe(true);
  expect(own.totalCount).toBe(0);
  proxy.restore();
  await own.end();
});
