import type { HTTPMethods } from 'fastify';
import Fastify from 'fastify';
import { apiServerOptions } from './server-options.ts';
import { registerApi } from '../register-api.ts';
import { marketplace, openTestApi, organization, type TestApi } from '../../test/test-api.ts';

const people = ['visitor', 'user', 'creator', 'inactive', 'buyer', 'admin', 'super', 'buyer2'] as const;
type Allowed =
  'everyone' | 'signed-in' | 'payment' | 'books' | 'no payment role' | 'members' | 'admins' | 'super admins';
type Row = [method: HTTPMethods, path: string, allowed: Allowed];

/** Every endpoint of the marketplace and who may use it; an endpoint without a row fails the test below. */
const table: Row[] = [
  ['POST', '/auth/login', 'everyone'],
  ['POST', '/auth/login/second-factor', 'everyone'],
  ['POST', '/auth/login/second-factor/passkey-options', 'everyone'],
  ['POST', '/auth/login/passkey/options', 'everyone'],
  ['POST', '/auth/login/passkey', 'everyone'],
  ['POST', '/auth/refresh', 'everyone'],
  ['POST', '/auth/logout', 'everyone'],
  ['GET', '/auth/check-auth', 'everyone'],
  ['GET', '/auth/profile', 'signed-in'],
  ['PUT', '/auth/profile', 'signed-in'],
  ['POST', '/auth/change-password', 'signed-in'],
  ['GET', '/auth/second-factor', 'signed-in'],
  ['POST', '/auth/second-factor/passkeys/options', 'signed-in'],
  ['POST', '/auth/second-factor/passkeys', 'signed-in'],
  ['PUT', '/auth/second-factor/passkeys/:id', 'signed-in'],
  ['DELETE', '/auth/second-factor/passkeys/:id', 'signed-in'],
  ['POST', '/auth/second-factor/totp', 'signed-in'],
  ['POST', '/auth/second-factor/totp/confirm', 'signed-in'],
  ['DELETE', '/auth/second-factor/totp', 'signed-in'],
  ['POST', '/auth/second-factor/recovery-codes', 'signed-in'],
  ['POST', '/auth/fresh-factor', 'signed-in'],
  ['POST', '/auth/fresh-factor/passkey-options', 'signed-in'],
  ['GET', '/auth/account/data', 'signed-in'],
  ['POST', '/auth/account/delete', 'signed-in'],
  ['GET', '/auth/sessions', 'signed-in'],
  ['DELETE', '/auth/sessions/:id', 'signed-in'],
  ['POST', '/auth/sessions/revoke-others', 'signed-in'],
  ['POST', '/auth/sessions/revoke-all', 'signed-in'],
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
  ['GET', '/tex-suite/sitemap', 'everyone'],
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
  // Also requires the owner of the address or its link: see the newsletter tests.
  ['DELETE', '/tex-suite/newsletter/:email', 'everyone'],
  ['GET', '/tex-suite/newsletter', 'admins'],
  ['POST', '/tex-suite/demo-request', 'everyone'],
  ['GET', '/tex-suite/demo-request', 'admins'],
  ['PUT', '/tex-admin/privacypolicy/:id', 'admins'],
  ['POST', '/tex-suite/error-report', 'everyone'],
  ['POST', '/tex-suite/performance-report', 'everyone'],
  ['GET', '/tex-suite/release-health', 'everyone'],
  ['GET', '/tex-admin/health', 'admins'],
  ['GET', '/tex-admin/health/errors', 'admins'],
  ['GET', '/tex-admin/jobs', 'admins'],
  ['POST', '/tex-admin/jobs/:id/retry', 'admins'],
  ['DELETE', '/tex-admin/jobs/:id', 'admins'],
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
  ['GET', '/tex-suite/clients/:id/members', 'members'],
  ['POST', '/tex-suite/clients/:id/members', 'members'],
  ['DELETE', '/tex-suite/clients/:id/members/:userId', 'members'],
  ['PUT', '/tex-suite/clients/:id/members/:userId/payment-role', 'members'],
  ['GET', '/tex-admin/organizations', 'admins'],
  ['POST', '/tex-admin/organizations', 'admins'],
  ['GET', '/tex-admin/organizations/waiting', 'admins'],
  ['GET', '/tex-admin/organizations/:id', 'admins'],
  ['PUT', '/tex-admin/organizations/:id', 'admins'],
  ['PUT', '/tex-admin/organizations/:id/status', 'admins'],
  ['POST', '/tex-admin/organizations/:id/members/:userId/move', 'admins'],
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
  ['GET', '/tex-admin/sessions', 'super admins'],
  ['GET', '/tex-admin/sessions/csv', 'super admins'],
  ['POST', '/tex-admin/sessions/revoke', 'super admins'],
  ['POST', '/tex-admin/sessions/revoke/user/:id', 'super admins'],
  ['GET', '/auth/sign-on/providers', 'everyone'],
  ['POST', '/auth/login/sign-on', 'everyone'],
  ['POST', '/auth/sign-on/back-channel-logout/:id', 'everyone'],
  ['GET', '/tex-admin/sign-on/providers', 'admins'],
  ['POST', '/tex-admin/sign-on/providers', 'super admins'],
  ['PUT', '/tex-admin/sign-on/providers/:id', 'super admins'],
  ['PUT', '/tex-admin/sign-on/providers/:id/enabled', 'super admins'],
  ['DELETE', '/tex-admin/sign-on/providers/:id', 'super admins'],
  ['POST', '/tex-admin/sign-on/providers/:id/check-domains', 'super admins'],
  ['POST', '/tex-admin/sign-on/providers/:id/test', 'super admins'],
  ['GET', '/tex-admin/settings/security', 'admins'],
  ['PUT', '/tex-admin/settings/security', 'admins'],
  ['DELETE', '/tex-admin/settings/security', 'admins'],
  ['GET', '/tex-admin/marketplace-roles/:id/members', 'admins'],
  ['GET', '/tex-suite/user/csv', 'admins'],
  ['GET', '/tex-suite/user/:id', 'admins'],
  ['PUT', '/tex-suite/user', 'admins'],
  ['PUT', '/tex-suite/user/:id', 'admins'],
  ['GET', '/tex-suite/user/:id/data', 'super admins'],
  ['POST', '/tex-suite/user/:id/delete', 'super admins'],
  ['PUT', '/tex-suite/user/:id/role', 'admins'],
  ['PUT', '/tex-suite/user/:id/roles', 'admins'],
  ['POST', '/tex-suite/user/:id/assign-roles', 'admins'],
  ['GET', '/tex-suite/user/:id/module-access', 'admins'],
  ['PUT', '/tex-suite/user/:id/module-access', 'admins'],
  ['DELETE', '/tex-suite/user/:id/second-factor', 'super admins'],
  ['POST', '/tex-suite/user/invite', 'admins'],
  ['POST', '/tex-suite/user/:id/invitation', 'admins'],
  ['DELETE', '/tex-suite/user/:id/invitation', 'admins'],
  ['GET', '/auth/sign-in-notice', 'everyone'],
  ['POST', '/auth/sign-in-notice/end', 'everyone'],
  ['GET', '/auth/invitation', 'everyone'],
  ['POST', '/auth/invitation/accept', 'everyone'],
  ['GET', '/tex-admin/audit', 'admins'],
  ['GET', '/tex-admin/audit/actions', 'admins'],
  ['GET', '/tex-admin/audit/csv', 'admins'],
  ['GET', '/tex-suite/locations', 'admins'],
  ['GET', '/tex-suite/locations/live', 'admins'],
  ['POST', '/tex-suite/locations/sites', 'admins'],
  ['PUT', '/tex-suite/locations/sites/:id', 'admins'],
  ['DELETE', '/tex-suite/locations/sites/:id', 'admins'],
  ['GET', '/tex-suite/locations/sharing', 'signed-in'],
  ['PUT', '/tex-suite/locations/sharing', 'signed-in'],
  ['DELETE', '/tex-suite/locations/sharing', 'signed-in'],
  ['POST', '/tex-suite/locations/position', 'signed-in'],
  ['GET', '/tex-admin/setup', 'admins'],
  ['GET', '/tex-admin/company-settings', 'admins'],
  ['PUT', '/tex-admin/company-settings/company', 'admins'],
  ['PUT', '/tex-admin/company-settings/tax', 'admins'],
  ['GET', '/tex-admin/email-template', 'admins'],
  ['PUT', '/tex-admin/email-template/:id', 'admins'],
  ['DELETE', '/tex-admin/email-template/:id', 'admins'],
  ['POST', '/tex-admin/email-template/:id/preview', 'admins'],
  ['POST', '/tex-admin/email-template/:id/test', 'admins'],
  ['GET', '/tex-admin/order', 'admins'],
  ['GET', '/tex-admin/order/csv', 'admins'],
  ['GET', '/tex-admin/order/:id', 'admins'],
  ['GET', '/tex-admin/catalog/tree', 'admins'],
  ['GET', '/tex-admin/catalog/impact', 'admins'],
  ['POST', '/tex-admin/catalog/categories', 'admins'],
  ['PUT', '/tex-admin/catalog/categories/:id', 'admins'],
  ['PUT', '/tex-admin/catalog/categories/order', 'admins'],
  ['PUT', '/tex-admin/catalog/categories/:id/status', 'admins'],
  ['POST', '/tex-admin/catalog/buckets', 'admins'],
  ['PUT', '/tex-admin/catalog/buckets/:id', 'admins'],
  ['PUT', '/tex-admin/catalog/buckets/:id/status', 'admins'],
  ['GET', '/tex-admin/catalog/modules', 'admins'],
  ['POST', '/tex-admin/catalog/modules', 'admins'],
  ['PUT', '/tex-admin/catalog/modules/:id', 'admins'],
  ['PUT', '/tex-admin/catalog/modules/:id/status', 'admins'],
  ['GET', '/tex-admin/catalog/prices', 'admins'],
  ['POST', '/tex-admin/catalog/prices', 'admins'],
  ['PUT', '/tex-admin/catalog/prices/:id', 'admins'],
  ['DELETE', '/tex-admin/catalog/prices/:id', 'admins'],
  ['GET', '/tex-admin/catalog/coupons', 'admins'],
  ['POST', '/tex-admin/catalog/coupons', 'admins'],
  ['PUT', '/tex-admin/catalog/coupons/:id', 'admins'],
  ['PUT', '/tex-admin/catalog/coupons/:id/status', 'admins'],
  ['GET', '/tex-admin/catalog/slides', 'admins'],
  ['POST', '/tex-admin/catalog/slides', 'admins'],
  ['PUT', '/tex-admin/catalog/slides/:id', 'admins'],
  ['PUT', '/tex-admin/catalog/slides/order', 'admins'],
  ['PUT', '/tex-admin/catalog/slides/:id/status', 'admins'],
  ['GET', '/tex-admin/catalog/top-choices', 'admins'],
  ['POST', '/tex-admin/catalog/top-choices', 'admins'],
  ['PUT', '/tex-admin/catalog/top-choices/:id', 'admins'],
  ['PUT', '/tex-admin/catalog/top-choices/order', 'admins'],
  ['DELETE', '/tex-admin/catalog/top-choices/:id', 'admins'],
  ['GET', '/tex-admin/catalog/tutorials', 'admins'],
  ['POST', '/tex-admin/catalog/tutorials', 'admins'],
  ['PUT', '/tex-admin/catalog/tutorials/:id', 'admins'],
  ['PUT', '/tex-admin/catalog/tutorials/order', 'admins'],
  ['PUT', '/tex-admin/catalog/tutorials/:id/status', 'admins'],
  ['PUT', '/tex-admin/catalog/categories/:id/buckets/order', 'admins'],
  ['GET', '/tex-admin/catalog/modules/:id', 'admins'],
  ['DELETE', '/tex-admin/catalog/modules/:id/changes', 'admins'],
  ['GET', '/tex-admin/catalog/coupons/choices', 'admins'],
  ['POST', '/tex-admin/catalog/import', 'admins'],
  ['GET', '/tex-admin/catalog/export', 'admins'],
  ['POST', '/tex-admin/catalog/policy-preview', 'admins'],
  ['POST', '/tex-admin/catalog/pictures', 'admins'],
  ['GET', '/tex-suite/picture/:file', 'everyone'],
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
  // Users of a client; administrators of the marketplace have none.
  'no payment role': ['user', 'inactive'],
  members: ['buyer', 'admin', 'super', 'buyer2'],
  admins: ['admin', 'super'],
  'super admins': ['super'],
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
    if (path === '/auth/sessions/revoke-all' && token !== undefined) tokens[person] = await api.signIn(person);
    // An allowed request may still be rejected for its content.
    const seen = statusCode === 403 || (statusCode === 401 && allowed !== 'everyone') ? statusCode : 'let in';
    expect([person, seen]).toEqual([person, expected]);
    expect(statusCode).toBeLessThan(500);
  }
});

it('covers every endpoint of both bases', async () => {
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
