import Fastify from 'fastify';
import { marketplace, openTestApi, type TestApi } from '../../test/test-api.ts';
import { registerApi } from '../register-api.ts';
import { apiServerOptions } from './server-options.ts';

/** Endpoints for which a sign-in a few minutes ago isn't enough. A new export must join them. */
const fresh = [
  'PUT /tex-suite/user',
  'PUT /tex-suite/user/:id/role',
  'PUT /tex-suite/user/:id/roles',
  'POST /tex-suite/user/:id/assign-roles',
  'POST /tex-suite/user/invite',
  'PUT /tex-suite/clients/:id/members/:userId/payment-role',
  'POST /tex-suite/service-accounts',
  'PUT /tex-suite/service-accounts/:id',
  'POST /tex-suite/service-accounts/:id/keys',
  'POST /tex-suite/service-accounts/:id/keys/:keyId/rotate',
  'DELETE /tex-suite/user/:id/second-factor',
  'POST /tex-admin/sign-on/providers',
  'PUT /tex-admin/sign-on/providers/:id',
  'DELETE /tex-admin/sign-on/providers/:id',
  'PUT /tex-admin/sign-on/providers/:id/enabled',
  'POST /tex-suite/webhook',
  'PUT /tex-suite/webhook/:id',
  'POST /tex-suite/webhook/:id/secret',
  'PUT /tex-admin/settings/security',
  'DELETE /tex-admin/settings/security',
  'POST /auth/second-factor/passkeys/options',
  'POST /auth/second-factor/passkeys',
  'PUT /auth/second-factor/passkeys/:id',
  'DELETE /auth/second-factor/passkeys/:id',
  'POST /auth/second-factor/totp',
  'POST /auth/second-factor/totp/confirm',
  'DELETE /auth/second-factor/totp',
  'POST /auth/second-factor/recovery-codes',
  'DELETE /auth/sessions/:id',
  'POST /auth/sessions/revoke-others',
  'POST /auth/sessions/revoke-all',
  'GET /auth/account/data',
  'POST /auth/account/delete',
  'GET /tex-suite/user/:id/data',
  'POST /tex-suite/user/:id/delete',
  'GET /tex-suite/user/csv',
  'GET /tex-suite/ticket/csv',
  'GET /tex-suite/newsletter/csv',
  'GET /tex-suite/invoice/csv',
  'GET /tex-suite/subscription/csv',
  'GET /tex-admin/audit/csv',
  'GET /tex-admin/order/csv',
  'GET /tex-admin/reports/revenue/csv',
  'GET /tex-admin/reports/recurring-revenue/csv',
  'GET /tex-admin/reports/tax/csv',
  'GET /tex-admin/reports/renewals/csv',
  'GET /tex-admin/reports/ageing/csv',
  'GET /tex-admin/sessions/csv',
].sort();

/** What people whose second factor is overdue may still do. */
const evenOverdue = [
  'GET /auth/profile',
  'GET /auth/second-factor',
  'POST /auth/second-factor/passkeys/options',
  'POST /auth/second-factor/passkeys',
  'POST /auth/second-factor/totp',
  'POST /auth/second-factor/totp/confirm',
  'POST /auth/fresh-factor',
  'POST /auth/fresh-factor/passkey-options',
].sort();

interface Route {
  method: string;
  url: string;
  isPublic: boolean;
  isFresh: boolean;
  isForOverdue: boolean;
  isCsv: boolean;
}

let api: TestApi;
let routes: Route[];
const tokens: string[] = [];
beforeAll(async () => {
  api = await openTestApi();
  routes = await listRoutes();
  // Whichever role is required, one of them has it.
  for (const account of ['super', 'buyer', 'user']) tokens.push(await api.signIn(account));
});
afterEach(() =>
  api.database.pool.query('update users set second_factor_due_at = null; update sessions set proven_at = now()'),
);
afterAll(() => api.close());

async function listRoutes(): Promise<Route[]> {
  const found: Route[] = [];
  const app = Fastify(apiServerOptions(api.config));
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (method === 'HEAD') return;
    found.push({
      method: String(method),
      url,
      isPublic: config?.access === 'public' || config?.access === undefined,
      isFresh: config?.fresh === true,
      isForOverdue: config?.evenOverdue === true,
      isCsv: JSON.stringify(schema?.response ?? {}).includes('text/csv'),
    });
  });
  await registerApi(app, { db: api.database, config: api.config });
  await app.ready();
  await app.close();
  return found;
}

const nameOf = ({ method, url }: Route) => `${method} ${url.replace(marketplace, '')}`;
const named = (which: (route: Route) => boolean) => routes.filter(which).map(nameOf).sort();

/** The codes of the refusals that people with all roles get. */
const refusalsOf = async ({ method, url }: Route) => {
  const answers = tokens.map((token) =>
    api.call({ base: '', method: method as 'GET', path: url.replace(/:\w+/g, 'x'), token }),
  );
  const codes = (await Promise.all(answers)).map((answer) =>
    [401, 403].includes(answer.statusCode) ? answer.json<{ code: string }>().code : 'let in',
  );
  // Some of them end sessions.
  await api.database.pool.query('update sessions set revoked_at = null');
  return codes;
};

it('requires a fresh proof for what this table lists', () => {
  expect(named(({ isFresh }) => isFresh)).toEqual(fresh);
});

it('requires a fresh proof for every CSV export', () => {
  const exports = routes.filter(({ isCsv }) => isCsv);
  expect(exports).toHaveLength(13);
  expect(exports.filter(({ isFresh }) => !isFresh).map(nameOf)).toEqual([]);
});

it('refuses exactly these for a session proven 10 minutes ago', async () => {
  await api.database.pool.query("update sessions set proven_at = now() - interval '10 minutes'");
  for (const route of routes.filter(({ isPublic, url }) => !isPublic && !url.endsWith('/live'))) {
    const codes = await refusalsOf(route);
    expect([nameOf(route), codes.includes('fresh_factor_required')]).toEqual([nameOf(route), route.isFresh]);
    if (route.isFresh) expect(codes).not.toContain('let in');
  }
});

it('lets people whose second factor is overdue do no more than this table lists', async () => {
  expect(named(({ isForOverdue }) => isForOverdue)).toEqual(evenOverdue);
  await api.database.pool.query('update users set second_factor_due_at = now()');
  for (const route of routes.filter(({ isPublic }) => !isPublic)) {
    const codes = await refusalsOf(route);
    expect([nameOf(route), codes.includes('let in')]).toEqual([nameOf(route), route.isForOverdue]);
    if (!route.isForOverdue) expect(codes).toContain('second_factor_required');
  }
});

it('lets people whose second factor is overdue read who they are, refresh and sign out', async () => {
  const { accessToken, refreshToken } = await api.signInFully('admin');
  await api.database.pool.query('update users set second_factor_due_at = now()');
  const who = await api.call({ path: '/auth/check-auth', token: accessToken });
  expect([who.statusCode, who.json().user]).toEqual([
    200,
    expect.objectContaining({ id: 'admin', secondFactorDueAt: expect.any(String) }),
  ]);
  const next = await api.call({ method: 'POST', path: '/auth/refresh', payload: { refreshToken } });
  expect(next.statusCode).toBe(200);
  const out = await api.call({ method: 'POST', path: '/auth/logout', token: accessToken });
  expect(out.statusCode).toBe(200);
});
