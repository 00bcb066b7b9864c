import type { HTTPMethods } from 'fastify';
import Fastify from 'fastify';
import { apiServerOptions } from './server-options.ts';
import { registerApi } from '../register-api.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';

const people = ['visitor', 'user', 'creator', 'inactive', 'buyer', 'admin', 'super', 'buyer2'] as const;
type Allowed = 'everyone' | 'signed-in' | 'payment' | 'no payment role' | 'admins';

/** Every call and who may make it; a call without a row fails the test below. */
const table: [method: HTTPMethods, path: string, allowed: Allowed][] = [
  ['POST', '/auth/login', 'everyone'],
  ['POST', '/auth/refresh', 'everyone'],
  ['POST', '/auth/logout', 'everyone'],
  ['GET', '/auth/check-auth', 'everyone'],
  ['POST', '/auth/forgot-password/send-otp', 'everyone'],
  ['POST', '/auth/forgot-password/verify-otp', 'everyone'],
  ['POST', '/auth/forgot-password/reset', 'everyone'],
  ['GET', '/tex-suite/dashboard', 'everyone'],
  ['GET', '/tex-admin/categories/categories', 'everyone'],
  ['GET', '/tex-admin/slideshow/active', 'everyone'],
  ['GET', '/tex-suite/top-choice', 'everyone'],
  ['GET', '/tex-admin/buckets', 'everyone'],
  ['GET', '/tex-admin/buckets/:id/with-modules', 'everyone'],
  ['GET', '/tex-admin/modules', 'everyone'],
  ['GET', '/tex-admin/modules/names', 'everyone'],
  ['GET', '/tex-admin/modules/upcoming', 'everyone'],
  ['GET', '/tex-admin/modules/:id', 'everyone'],
  ['GET', '/tex-admin/pricing-tiers', 'everyone'],
  ['GET', '/tex-admin/tutorials', 'everyone'],
  ['GET', '/tex-admin/tutorials/module/:id', 'everyone'],
  ['GET', '/tex-admin/company-master', 'everyone'],
  ['GET', '/tex-admin/privacypolicy/:id', 'everyone'],
  ['POST', '/tex-suite/ticket', 'everyone'],
  ['POST', '/tex-suite/error-report', 'everyone'],
  ['POST', '/tex-suite/performance-report', 'everyone'],
  ['GET', '/tex-suite/dashboard/categories', 'everyone'],
  ['GET', '/tex-suite/dashboard/categories/:id/buckets', 'everyone'],
  ['GET', '/tex-suite/user/suggested-module', 'signed-in'],
  ['POST', '/tex-suite/module-request', 'no payment role'],
  ['GET', '/tex-suite/module-request', 'signed-in'],
  ['GET', '/tex-suite/cart', 'payment'],
  ['POST', '/tex-suite/cart', 'payment'],
  ['PUT', '/tex-suite/cart/:cartItemId', 'payment'],
  ['DELETE', '/tex-suite/cart/:cartItemId', 'payment'],
  ['DELETE', '/tex-suite/cart/remove-multiple', 'payment'],
  ['DELETE', '/tex-suite/cart/clear', 'payment'],
  ['GET', '/tex-suite/user', 'admins'],
  ['GET', '/tex-suite/user/role/:role', 'admins'],
  ['GET', '/tex-admin/marketplace-roles', 'admins'],
];

const members: Record<Allowed, readonly string[]> = {
  everyone: people,
  'signed-in': people.filter((person) => person !== 'visitor'),
  payment: ['buyer', 'buyer2'],
  // Of a client: the administrators of the marketplace belong to none.
  'no payment role': ['user', 'inactive'],
  admins: ['admin', 'super'],
};

let api: TestApi;
const tokens: Record<string, string | undefined> = {};
beforeAll(async () => {
  api = await openTestApi();
  for (const person of people) tokens[person] = person === 'visitor' ? undefined : await api.signIn(person);
});
afterAll(() => api.close());

it.each(table)('%s %s is for %s', async (method, path, allowed) => {
  for (const person of people) {
    // Signing out would end the session that the next row needs.
    const token = path === '/auth/logout' ? undefined : tokens[person];
    const { statusCode } = await api.call({ method: method as 'GET', path: path.replace(/:\w+/g, 'x'), token });
    const expected = members[allowed].includes(person) ? 'let in' : person === 'visitor' ? 401 : 403;
    // Let in, a call may still find fault with what it was sent.
    const seen = statusCode === 403 || (statusCode === 401 && !path.startsWith('/auth/')) ? statusCode : 'let in';
    expect([person, seen]).toEqual([person, expected]);
    expect(statusCode).toBeLessThan(500);
  }
});

it('has a row for every call of the marketplace', async () => {
  const found: string[] = [];
  const app = Fastify(apiServerOptions(api.config));
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (url.startsWith('/api/marketplace') && schema?.hide !== true && method !== 'HEAD') {
      found.push(`${String(method)} ${url.replace('/api/marketplace', '')}`);
    }
  });
  await registerApi(app, { db: api.database, config: api.config });
  await app.ready();
  await app.close();
  const calls = found.filter((call) => !call.includes('/media/'));
  expect(calls.sort()).toEqual(table.map(([method, path]) => `${method} ${path}`).sort());
});
