import { type ApiScope, apiScopes, operatorScopes, organizationScopes } from '@marketplace/shared/contracts';
import { openKey } from '../../../test/api-keys.ts';
import { type ListedRoute, listRoutes } from '../../../test/list-routes.ts';
import { marketplace, openTestApi, type TestApi } from '../../../test/test-api.ts';
import { operationIdOf, operationIds } from '../docs/operation-ids/index.ts';
import { operationsOfScopes } from './operations-of-scopes.ts';
import { scopeOf } from './scope-of.ts';

let api: TestApi;
let routes: ListedRoute[];
beforeAll(async () => {
  api = await openTestApi();
  routes = (await listRoutes(api)).filter(({ isPublic, url }) => !isPublic && !url.endsWith('/live'));
});
beforeEach(() => api.database.pool.query('delete from rate_limits'));
afterAll(() => api.close());

/** Signed-in operations that no key may ever call, and why. A new operation needs a scope or a line here. */
const closed: Record<string, string[]> = {
  'a person, their sign-ins and their data': [
    ...['getProfile', 'updateProfile', 'changePassword', 'listMySessions', 'endMySession', 'endMyOtherSessions'],
    ...['endAllMySessions', 'exportMyData', 'deleteMyAccount', 'exportUserData', 'deleteUserAccount'],
    ...['getSecondFactors', 'createAuthenticatorSecret', 'confirmAuthenticator', 'removeAuthenticator'],
    ...['renewRecoveryCodes', 'startAddingPasskey', 'addPasskey', 'renamePasskey', 'removePasskey'],
    ...['proveFreshFactor', 'startFreshFactorPasskey', 'selectClient', 'listSuggestedModules', 'getMyReview'],
    ...['saveMyReview', 'deleteMyReview', 'reportReview', 'countModuleOpening', 'getModuleUsage', 'requestModule'],
    ...['listMyTickets', 'getMyTicketLink', 'getLocationSharing', 'startLocationSharing', 'stopLocationSharing'],
    ...['reportPosition', 'listAlerts', 'markAlertsSeen', 'getAlertSettings', 'updateAlertSettings'],
  ],
  'who may do what, or sign in': [
    ...['setPaymentRole', 'updateUsers', 'setUserRole', 'replaceMarketplaceRoles', 'assignMarketplaceRoles'],
    ...['inviteUsers', 'resendInvitation', 'withdrawInvitation', 'resetUserSecondFactor', 'listSessions'],
    ...['exportSessions', 'endSessions', 'endUserSessions', 'listIdentityProviders', 'createIdentityProvider'],
    ...['updateIdentityProvider', 'deleteIdentityProvider', 'setIdentityProviderEnabled'],
    ...['checkIdentityProviderDomains', 'testIdentityProvider', 'getSecuritySettings', 'updateSecuritySettings'],
    ...['resetSecuritySettings', 'listServiceAccounts', 'createServiceAccount', 'updateServiceAccount'],
    ...['deleteServiceAccount', 'createApiKey', 'rotateApiKey', 'revokeApiKey'],
    ...['createWebhook', 'updateWebhook', 'rotateWebhookSecret'],
  ],
  'exports, which need a fresh proof': [
    ...['exportUsers', 'exportInvoices', 'exportSubscriptions', 'exportOrders', 'exportRevenue'],
    ...['exportRecurringRevenue', 'exportTax', 'exportRenewals', 'exportAgeing', 'exportTickets'],
    ...['exportNewsletterAddresses', 'exportAuditEvents'],
  ],
  'the running of the marketplace': [
    ...['getSetup', 'getCompanySettings', 'updateCompanyProfile', 'updateTaxSettings', 'updatePrivacyPolicy'],
    ...['previewPrivacyPolicy', 'previewMarkdown', 'listEmailTemplates', 'updateEmailTemplate', 'resetEmailTemplate'],
    ...['previewEmailTemplate', 'sendTestEmail', 'listNewsletterSubscribers', 'listInboundMails'],
    ...['downloadInboundMail', 'listJobs', 'retryJob', 'discardJob', 'listBrowserErrors', 'listLocations'],
    ...['createSite', 'updateSite', 'deleteSite', 'streamLocations'],
  ],
};

const idOf = ({ method, url }: ListedRoute) => operationIdOf(method, url) ?? '';

/** Calls a route with unused ids, and returns whether its access rule let the key in. */
async function outcomeOf({ method, url }: ListedRoute, token: string) {
  const path = url.replace(/:\w+/g, 'x');
  const answer = await api.call({ base: '', method: method as 'GET', path, token });
  const { code } = answer.statusCode >= 400 ? answer.json<{ code: string }>() : { code: 'done' };
  return { code, answer };
}

const outcomesOf = (called: ListedRoute[], token: string) =>
  Promise.all(called.map(async (route) => ({ route, ...(await outcomeOf(route, token)) })));

it('decides about every operation that needs a sign-in, once', () => {
  const opened = Object.values(operationsOfScopes).flat();
  const all = [...opened, ...Object.values(closed).flat()];
  const decided = all.filter((id) => id !== 'streamLocations').sort();
  expect(decided).toEqual(routes.map(idOf).sort());
  expect(opened.filter((id) => !Object.values(operationIds).includes(id))).toEqual([]);
});

it('lets a key without scopes in nowhere, and names the missing scope', async () => {
  const { key, account } = await openKey(api, 'meridian', ['orders:read']);
  await api.database.pool.query('update service_accounts set scopes = $1 where user_id = $2', [[], account.id]);
  for (const { route, code, answer } of await outcomesOf(routes, key)) {
    const scope = scopeOf(route.method, route.url);
    expect([route.name, answer.statusCode, code]).toEqual([
      ...[route.name, 403],
      scope === undefined ? 'closed_to_keys' : 'insufficient_scope',
    ]);
    const challenge = scope && `Bearer error="insufficient_scope", scope="${scope}"`;
    expect([route.name, answer.headers['www-authenticate']]).toEqual([route.name, challenge]);
    if (scope) expect(answer.json<{ message: string }>().message).toContain(scope);
  }
});

/** The areas of scopes, by words in a path; the first match counts. */
const areas: Record<string, string[]> = {
  catalog: ['catalog', 'review'],
  orders: ['cart', 'checkout', 'order', 'coupon', 'module-request'],
  billing: ['invoice', 'payment', 'subscription', 'dues-summary', 'masterclient', 'clients/user'],
  people: ['user', 'clients', 'organizations', 'marketplace-roles', 'employees', 'departments'],
  webhooks: ['webhook'],
  support: ['overview/support', 'ticket', 'contact-us', 'demo-request', 'saved-reply'],
  reports: ['reports', 'health', 'overview'],
  audit: ['audit'],
};
/** They are sent by POST, and change nothing. */
const readByPost = ['calculateDues', 'quoteCreditNote', 'quoteSubscriptionChange', 'quoteSubscriptionEnd'];

it('gives an operation the scope of its area, to read or to write', () => {
  for (const route of routes) {
    const scope = scopeOf(route.method, route.url);
    if (scope === undefined) continue;
    const area = Object.keys(areas).find((name) => areas[name]?.some((word) => `${route.url}/`.includes(`/${word}/`)));
    const reads = route.method === 'GET' || readByPost.includes(idOf(route));
    expect([route.name, scope]).toEqual([route.name, `${area}:${reads ? 'read' : 'write'}`]);
  }
});

const notLetIn = [
  ...['insufficient_scope', 'closed_to_keys', 'fresh_factor_required', 'second_factor_required'],
  ...['invalid_api_key', 'not_signed_in', 'too_many_requests'],
];

describe.each([
  ['the operator', null, apiScopes],
  ['an organization', 'meridian', organizationScopes],
])('a key of %s', (_whose, clientId, all) => {
  let key: string;
  let account: string;
  beforeAll(async () => {
    const made = await openKey(api, clientId, all);
    [key, account] = [made.key, made.account.id];
  });
  /** The results of calling these routes with these scopes. */
  const outcomesWith = async (scopes: ApiScope[], called: ListedRoute[]) => {
    await api.database.pool.query('update service_accounts set scopes = $1 where user_id = $2', [scopes, account]);
    return outcomesOf(called, key);
  };
  const routesOf = (scope: ApiScope) => routes.filter((route) => operationsOfScopes[scope].includes(idOf(route)));

  it.each(apiScopes)('calls the operations of %s with it, and not with all other scopes', async (scope) => {
    const called = routesOf(scope);
    const others = all.filter((other) => other !== scope);
    for (const { route, code, answer } of await outcomesWith(others, called)) {
      expect([route.name, answer.statusCode, code]).toEqual([route.name, 403, 'insufficient_scope']);
      expect(answer.headers['www-authenticate']).toContain(`scope="${scope}"`);
    }
    for (const { route, code } of (all as readonly string[]).includes(scope)
      ? await outcomesWith([scope], called)
      : []) {
      expect([route.name, notLetIn.includes(code)]).toEqual([route.name, false]);
      // The role still counts: no scope turns an organization's key into an administrator.
      if (route.url.startsWith(`${marketplace}/tex-admin/`) && clientId !== null)
        expect([route.name, code]).toEqual([route.name, 'forbidden']);
    }
  });

  it('with all scopes is refused what is closed to keys', async () => {
    const open = Object.values(operationsOfScopes).flat();
    const called = routes.filter((route) => !open.includes(idOf(route)));
    const outcomes = await outcomesWith([...all], called);
    expect(outcomes.map(({ route, code }) => [route.name, code])).toEqual(
      called.map(({ name }) => [name, 'closed_to_keys']),
    );
  });
});

/** Every route gives an invalid key the same response, whatever is wrong with it. */
async function expectNotGood(token: string): Promise<void> {
  const message = "This API key isn't valid. It may have expired or been revoked.";
  for (const { route, answer } of await outcomesOf(routes, token)) {
    const { requestId: _, ...body } = answer.json<Record<string, string>>();
    expect([route.name, answer.statusCode, body, answer.headers['www-authenticate']]).toEqual([
      ...[route.name, 401, { error: message, message, code: 'invalid_api_key' }],
      'Bearer error="invalid_token"',
    ]);
  }
}

it.each([
  ['expired', "update api_keys set expires_at = now() - interval '1 second'"],
  ['revoked', 'update api_keys set revoked_at = now()'],
  ['of a revoked account', 'update service_accounts set revoked_at = now()'],
  ['of a closed organization', "update clients set closed_at = now() where id = 'sahyadri'"],
])('lets a key that is %s in nowhere', async (_state, statement) => {
  const { key } = await openKey(api, 'sahyadri', organizationScopes);
  await api.database.pool.query(statement);
  await expectNotGood(key);
  await api.database.pool.query("update clients set closed_at = null where id = 'sahyadri'");
});

it('lets a nonexistent or misspelled key in nowhere', async () => {
  const { key } = await openKey(api, 'sahyadri', organizationScopes);
  // The last one has a wrong checksum.
  const others = [`texk_${'0'.repeat(49)}`, 'texk_', `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`];
  for (const one of others) await expectNotGood(one);
});

it('gives organizations no scope that concerns the whole marketplace', async () => {
  const { keeper } = await openKey(api, null, ['audit:read']);
  for (const scope of operatorScopes) {
    const answer = await keeper.create('meridian', { scopes: ['orders:read', scope] });
    expect([scope, answer.statusCode]).toEqual([scope, 400]);
    expect(answer.json<{ message: string }>().message).toContain(scope);
  }
});
