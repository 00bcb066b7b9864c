import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { requestCode } from '../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { until } from '../../test/until.ts';
import { registerApi } from '../register-api.ts';
import { apiServerOptions } from './server-options.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());

const base = '/api/marketplace';

/** The API with a readable log. */
async function openLogged(logLevel: string) {
  let log = '';
  const stream = new Writable({ write: (chunk, _encoding, done) => ((log += String(chunk)), done()) });
  const options = apiServerOptions({ ...api.config, logLevel });
  const app = Fastify({
    ...options,
    logger: { ...(typeof options.logger === 'object' ? options.logger : {}), stream },
  });
  await registerApi(app, { db: api.database, config: api.config });
  return { app, log: () => log };
}

const linesOf = (log: string) =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

it('logs what it refuses with code, route, address and person, a line each, and nothing of what was sent', async () => {
  const { app, log } = await openLogged('warn');
  const token = await api.signIn('user');
  const as = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
  await app.inject({ url: `${base}/auth/profile`, headers: as('forged') });
  await app.inject({ url: `${base}/tex-suite/user`, headers: as(token) });
  const wrong = { email: 'secret@tex.example', password: 'secret-guess' };
  await app.inject({ method: 'POST', url: `${base}/auth/login`, payload: wrong });
  const payload = { email: 'secret\n{"level":60}', password: 5 };
  await app.inject({ method: 'POST', url: `${base}/auth/login`, payload });
  await app.inject({ url: `${base}/tex-suite/newsletter/status/secret%0A%22` });
  await app.inject({ url: `${base}/tex-admin/modules/none-of-these` });
  await app.close();
  const refusals = linesOf(log()).filter(({ msg }) => msg === 'refused');
  const common = { level: 40, msg: 'refused', ip: '127.0.0.1', trace_id: expect.any(String), time: expect.any(Number) };
  expect(refusals).toEqual([
    expect.objectContaining({ ...common, status: 403, code: 'forbidden', userId: 'user', method: 'GET' }),
    expect.objectContaining({ ...common, status: 401, code: 'invalid_credentials', route: `${base}/auth/login` }),
    expect.objectContaining({ ...common, status: 400, route: `${base}/auth/login`, method: 'POST' }),
    expect.objectContaining({ ...common, status: 400, route: `${base}/tex-suite/newsletter/status/:email` }),
  ]);
  for (const { time } of refusals) expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
  expect(log()).not.toMatch(/secret|forged/);
});

it('logs requests and failures with their id, and none of their secrets', async () => {
  const { app, log: read } = await openLogged('trace');
  const { accessToken, refreshToken } = await api.signInFully('buyer');
  const headers = {
    authorization: `Bearer ${accessToken}`,
    cookie: 'session=secret-cookie',
    'x-request-id': 'trace-0123456789',
  };
  await app.inject({
    method: 'POST',
    url: `${base}/auth/login`,
    headers,
    payload: { email: 'buyer@tex.example', password: 'secret-pass' },
  });
  await app.inject({ method: 'POST', url: `${base}/auth/refresh`, headers, payload: { refreshToken } });
  await app.inject({ url: `${base}/tex-admin/modules?search=secret-search`, headers });
  await app.inject({ url: `${base}/tex-admin/tutorials` });
  expect(read()).not.toContain('answered from memory');
  await app.inject({ url: `${base}/tex-admin/tutorials`, headers: { 'x-request-id': 'from-memory-0123' } });
  expect(read()).toMatch(/"trace_id":"from-memory-0123","msg":"answered from memory"/);
  const recover = (step: string, payload: object) =>
    app.inject({ method: 'POST', url: `${base}/auth/forgot-password/${step}`, headers, payload });
  const code = await requestCode(api, 'user');
  const verified = await recover('verify-otp', { email: 'user@tex.example', otp: code });
  const { resetToken } = verified.json();
  await api.database.pool.query('alter table mails rename to mails_away');
  await recover('send-otp', { email: 'creator@tex.example' });
  await recover('reset', { resetToken, newPassword: 'Secret-pass-1' });
  await until(() => read().includes('work after an answer failed'));
  await api.database.pool.query('alter table mails_away rename to mails');
  await api.database.pool.query('alter table cart_lines rename to cart_lines_away');
  const failed = await app.inject({ url: `${base}/tex-suite/cart`, headers });
  await api.database.pool.query('alter table cart_lines_away rename to cart_lines');
  await app.close();

  expect(failed.statusCode).toBe(500);
  expect(failed.body).not.toMatch(/cart_lines|select/);
  const failure = linesOf(read()).find(
    (entry) => entry.msg === 'request failed' && entry.err.message.includes('cart_lines'),
  );
  expect(failure).toMatchObject({
    trace_id: 'trace-0123456789',
    err: { message: expect.stringContaining('cart_lines') },
  });
  for (const secret of [
    'secret-pass',
    'secret-cookie',
    'secret-search',
    `"${code}`,
    ' is your TEX Marketplace code',
    resetToken,
    'Secret-pass-1',
    'creator@tex.example',
    '$argon2id$',
    accessToken,
    refreshToken,
    'buyer@tex.example',
  ]) {
    expect(read()).not.toContain(secret);
  }
});
