import type { HTTPMethods } from 'fastify';
import Fastify from 'fastify';
import { apiServerOptions } from './server-options.ts';
import { registerApi } from '../register-api.ts';
import { marketplace, openTestApi, organization, type TestApi } from '../../test/test-api.ts';

const people = ['visitor', 'user', 'creator', 'inactive', 'buyer', 'admin', 'super', 'buyer2'] as const;
type Allowed = 'everyone' | 'signed-in' | 'payment' | 'books' | 'no payment role' | 'admins';
type Row = [method: HTTPMethods, path: string, allowed: Allowed];

/** Every call of the marketplace and who may make it; a call without a row fails the test below. */
const table: Row[] = [
  ['POST', '/auth/login', 'everyone'],
  ['POST', '/auth/refresh', 'everyone'],
  ['POST', '/auth/logout', 'everyone'],
  ['GET', '/auth/check-auth', 'everyone'],
  ['GET', '/auth/profile', 'signed-in'],
  ['PUT', '/auth/profile', 'signed-in'],
  ['POST', '/auth/change-password', 'signed-in'],
  ['GET', '/auth/sessions', 'signed-in'],
  ['DELETE', '/auth/sessions/:id', 'signed-in'],
  ['POST', '/auth/sessions/revoke-others', 'signed-in'],
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
  ['GET', '/tex-suite/ticket/status', 'everyone'],
  ['POST', '/tex-suite/ticket/status/answer', 'everyone'],
  ['GET', '/tex-suite/ticket/status/attachment', 'everyone'],
  ['GET', '/tex-suite/ticket', 'admins'],
  ['PUT', '/tex-suite/ticket', 'admins'],
  ['GET', '/tex-suite/ticket/agents', 'admins'],
  ['GET', '/tex-suite/ticket/:id', 'admins'],
  ['POST', '/tex-suite/ticket/:id/answer', 'admins'],
  ['POST', '/tex-suite/ticket/:id/note', 'admins'],
  ['GET', '/tex-suite/ticket/:id/attachment', 'admins'],
  ['POST', '/tex-suite/contactus', 'everyone'],
  ['GET', '/tex-suite/contact-us', 'admins'],
  ['GET', '/tex-suite/newsletter/status/:email', 'everyone'],
  ['POST', '/tex-suite/newsletter/confirm', 'everyone'],
  ['POST', '/tex-suite/newsletter/unsubscribe', 'everyone'],
  ['POST', '/tex-suite/newsletter/:email', 'everyone'],
  // The owner of the address, or who holds its link: see the tests of the newsletter.
  ['DELETE', '/tex-suite/newsletter/:email', 'everyone'],
  ['GET', '/tex-suite/newsletter', 'admins'],
  ['POST', '/tex-suite/demo-request', 'everyone'],
  ['GET', '/tex-suite/demo-request', 'admins'],
  ['PUT', '/tex-admin/privacypolicy/:id', 'admins'],
  ['POST', '/tex-suite/error-report', 'everyone'],
  ['POST', '/tex-suite/performance-report', 'everyone'],
  ['GET', '/tex-suite/dashboard/categories', 'everyone'],
  ['GET', '/tex-suite/dashboard/categories/:id/buckets', 'everyone'],
  ['GET', '/tex-suite/user/suggested-module', 'signed-in'],
  ['POST', '/tex-suite/module-request', 'no payment role'],
  ['GET', '/tex-suite/module-request', 'signed-in'],
  ['POST', '/tex-suite/user/module/:id/opened', 'signed-in'],
  ['GET', '/tex-suite/user/module/:id/usage', 'signed-in'],
  ['GET', '/tex-suite/cart', 'payment'],
  ['POST', '/tex-suite/cart', 'payment'],
  ['PUT', '/tex-suite/cart/:cartItemId', 'payment'],
  ['DELETE', '/tex-suite/cart/:cartItemId', 'payment'],
  ['DELETE', '/tex-suite/cart/remove-multiple', 'payment'],
  ['DELETE', '/tex-suite/cart/clear', 'payment'],
  ['GET', '/tex-suite/checkout/options', 'payment'],
  ['PUT', '/tex-suite/checkout/draft', 'payment'],
  ['POST', '/tex-suite/checkout/quote', 'payment'],
  ['POST', '/tex-suite/checkout', 'payment'],
  ['GET', '/tex-suite/order/:id', 'payment'],
  ['GET', '/tex-suite/coupon', 'payment'],
  ['GET', '/tex-suite/coupon/user', 'payment'],
  ['POST', '/tex-suite/payment', 'payment'],
  ['GET', '/tex-suite/invoice/:id/pdf', 'books'],
  ['POST', '/tex-admin/payment', 'admins'],
  ['GET', '/tex-suite/clients/user', 'books'],
  ['PUT', '/tex-suite/clients/user/:id/select', 'books'],
  ['GET', '/tex-suite/masterclient/user', 'books'],
  ['GET', '/tex-suite/invoice/clientId/:id/paginated', 'books'],
  ['GET', '/tex-suite/invoice/search', 'books'],
  ['GET', '/tex-suite/invoice/csv', 'books'],
  ['GET', '/tex-suite/invoice/:id', 'books'],
  ['GET', '/tex-suite/payment', 'books'],
  ['POST', '/tex-suite/dues-summary/calculate/:clientId', 'books'],
  ['GET', '/tex-suite/subscription', 'books'],
  ['GET', '/tex-suite/subscription/active', 'books'],
  ['GET', '/tex-suite/subscription/active/:clientId', 'books'],
  ['GET', '/tex-suite/subscription/user/:userId', 'books'],
  ['GET', '/tex-suite/subscription/csv', 'books'],
  ['POST', '/tex-suite/subscription/:id/quote', 'payment'],
  ['POST', '/tex-suite/subscription/:id/change', 'payment'],
  ['POST', '/tex-suite/subscription/:id/cancel', 'payment'],
  ['POST', '/tex-suite/subscription/:id/resume', 'payment'],
  ['PUT', '/tex-suite/subscription/:id/seats', 'payment'],
  ['GET', '/tex-suite/user', 'admins'],
  ['GET', '/tex-suite/user/role/:role', 'admins'],
  ['GET', '/tex-admin/marketplace-roles', 'admins'],
];

/** Those of the organization base. */
const organizationTable: Row[] = [
  ['POST', '/departments/marketplace', 'payment'],
  ['GET', '/employees/clientid/:id', 'books'],
];

const members: Record<Allowed, readonly string[]> = {
  everyone: people,
  'signed-in': people.filter((person) => person !== 'visitor'),
  payment: ['buyer', 'buyer2'],
  books: ['creator', 'buyer', 'admin', 'super', 'buyer2'],
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

const bases = [
  ...table.map((row): [string, ...Row] => [marketplace, ...row]),
  ...organizationTable.map((row): [string, ...Row] => [organization, ...row]),
];

it.each(bases)('%s: %s %s is for %s', async (base, method, path, allowed) => {
  for (const person of people) {
    // Signing out would end the session that the next row needs.
    const token = path === '/auth/logout' ? undefined : tokens[person];
    const { statusCode } = await api.call({ base, method: method as 'GET', path: path.replace(/:\w+/g, 'x'), token });
    const expected = members[allowed].includes(person) ? 'let in' : person === 'visitor' ? 401 : 403;
    // Let in, a call may still find fault with what it was sent.
    const seen = statusCode === 403 || (statusCode === 401 && allowed !== 'everyone') ? statusCode : 'let in';
    expect([person, seen]).toEqual([person, expected]);
    expect(statusCode).toBeLessThan(500);
  }
});

it('has a row for every call of both bases', async () => {
  const found: string[] = [];
  const app = Fastify(apiServerOptions(api.config));
  app.addHook('onRoute', ({ method, url, schema }) => {
    const isCall = url.startsWith(marketplace) || url.startsWith(organization);
    if (isCall && schema?.hide !== true && method !== 'HEAD') found.push(`${String(method)} ${url}`);
  });
  await registerApi(app, { db: api.database, config: api.config });
  await app.ready();
  await app.close();
  const calls = found.filter((call) => !call.includes('/media/'));
  expect(calls.sort()).toEqual(bases.map(([base, method, path]) => `${method} ${base}${path}`).sort());
});
