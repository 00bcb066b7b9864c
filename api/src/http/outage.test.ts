import { ErrorBody } from '@marketplace/shared/contracts';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createApi } from '../create-api.ts';
import { toDatabase } from '../db/database.ts';
import { openProxy, type CuttableProxy } from '../../test/cuttable-proxy.ts';
import { expectContract } from '../../test/expect-contract.ts';
import { marketplace, openTestApi, type TestApi } from '../../test/test-api.ts';

let api: TestApi;
let proxy: CuttableProxy;
let pool: pg.Pool;
let app: FastifyInstance;
beforeAll(async () => {
  api = await openTestApi();
  const url = new URL(api.database.url);
  proxy = await openProxy(url.hostname, Number(url.port || 5432));
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  pool = new pg.Pool({ connectionString: url.toString(), connectionTimeoutMillis: 4_000 });
  pool.on('error', () => undefined);
  app = await createApi({
    db: { db: toDatabase(pool), pool, url: url.toString(), close: async () => undefined },
    config: api.config,
  });
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await proxy.close();
  await api.close();
});

it('answers 503 while the database is away, the kept catalogue as ever, and all again when it is back', async () => {
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
  // Also when it is due to be made anew.
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect((await get('/tex-suite/dashboard')).body).toBe(dashboard);
  later.mockRestore();
  expect([(await get('/readyz')).statusCode, (await get('/livez')).statusCode]).toEqual([503, 200]);

  proxy.restore();
  expect([(await get('/tex-suite/cart')).statusCode, (await get('/readyz')).statusCode]).toEqual([200, 200]);
});
