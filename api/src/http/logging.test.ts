import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { registerApi } from '../register-api.ts';
import { apiServerOptions } from './server-options.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());

it('logs calls and failures with their id, and no secret of theirs', async () => {
  let log = '';
  const stream = new Writable({ write: (chunk, _encoding, done) => ((log += String(chunk)), done()) });
  const options = apiServerOptions({ ...api.config, logLevel: 'trace' });
  const app = Fastify({
    ...options,
    logger: { ...(typeof options.logger === 'object' ? options.logger : {}), stream },
  });
  await registerApi(app, { db: api.database, config: api.config });
  const { accessToken, refreshToken } = await api.signInFully('buyer');
  const headers = {
    authorization: `Bearer ${accessToken}`,
    cookie: 'session=secret-cookie',
    'x-request-id': 'trace-0123456789',
  };
  const base = '/api/marketplace';
  await app.inject({
    method: 'POST',
    url: `${base}/auth/login`,
    headers,
    payload: { email: 'buyer@tex.example', password: 'secret-pass' },
  });
  await app.inject({ method: 'POST', url: `${base}/auth/refresh`, headers, payload: { refreshToken } });
  await app.inject({ url: `${base}/tex-admin/modules?search=secret-search`, headers });
  await api.database.pool.query('alter table cart_lines rename to cart_lines_away');
  const failed = await app.inject({ url: `${base}/tex-suite/cart`, headers });
  await api.database.pool.query('alter table cart_lines_away rename to cart_lines');
  await app.close();

  expect(failed.statusCode).toBe(500);
  expect(failed.body).not.toMatch(/cart_lines|select/);
  const failure = log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .find((entry) => entry.msg === 'request failed');
  expect(failure).toMatchObject({ reqId: 'trace-0123456789', err: { message: expect.stringContaining('cart_lines') } });
  for (const secret of [
    'secret-pass',
    'secret-cookie',
    'secret-search',
    accessToken,
    refreshToken,
    'buyer@tex.example',
  ]) {
    expect(log).not.toContain(secret);
  }
});
