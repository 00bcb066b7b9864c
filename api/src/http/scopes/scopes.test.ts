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
    ...['createWebhook', 'rotateWebhookSecret'],
  ],
  'exports, which need a fresh proof': [
    ...['exportUsers', 'exportInvoices', 'exportSubscriptions', 'exportOrders', 'exportRevenue'],
    ...['exportRecurringRevenue', 'exportTax', 'exportRenewals', 'exportAgeing', 'exportTickets'],
    ...['exportNewsletterAddresses', 'exportAuditEvents'],
  ],
  'the running of the marketplace': [
    ...['getSetup', 'getCompanySettings', 'updateCompanyProfile', 'updateTaxSettings', 'updatePrivacyPolicy'],
    ...['previewPrivacyPolicy', 'listEmailTemplates', 'updateEmailTemplate', 'resetEmailTemplate'],
    ...['previewEmailTemplate', 'sendTestEmail', 'listNewsletterSubscribers', 'listInboundMails'],
    ...['downloadInboundMail', 'listJobs', 'retryJob', 'discardJob', 'listBrowserErrors', 'listLocations'],
    ...['createSite', 'updateSite', 'deleteSite', 'streamLocations'],
  ],
};

const idOf = ({ method, url }: ListedRoute) => operationIdOf(method, url) ?? '';

/** Calls a route with ids that are nobody's, and says whether its access rule let the key in. */
async function outcomeOf({ method, url }: ListedRoute, token: string) {
  const path = url.replace(/:\w+/g, 'x');
  const answer = await api.call({ base: '', method: method as 'GET', path, token });
  const { code } = answer.statusCode >= 400 ? answer.json<{ code: string }>() : { code: 'done' };
  return { code, answer };
}

it('decides about every operation that needs a sign-in, once', () => {
  const opened = Object.values(operationsOfScopes).flat();
  const all = [...opened, ...Object.values(closed).flat()];
  const decided = all.filter((id) => id !== 'streamLocations').sort();
  expect(decided).toEqual(routes.map(idOf).sort());
  expect(opened.filter((id) => !Object.values(operationIds).includes(id))).toEqual([]);
});

it('lets a key without scopes in nowhere, and names the scope that is missing', async () => {
  const { key, account } = await openKey(api, 'meridian', ['orders:read']);
  await api.database.pool.query('update service_accounts set scopes = $1 where user_id = $2', [[], account.id]);
  for (const route of routes) {
    const scope = scopeOf(route.method, route.url);
    const { code, answer } = await outcomeOf(route, key);
    expect([route.name, answer.statusCode, code]).toEqual([
      ...[route.name, 403],
      scope === undefined ? 'closed_to_keys' : 'insufficient_scope',
    ]);
    const challenge = scope && `Bearer error="insufficient_scope", scope="${scope}"`;
    expect([route.name, answer.headers['www-authenticate']]).toEqual([route.name, challenge]);
    if (scope) expect(answer.json<{ message: string }>().message).toContain(scope);
  }
});

const scopesOf = (clientId: string | null) => (clientId === null ? apiScopes : organizationScopes);
const each = [null, 'meridian'].flatMap((clientId) =>
  scopesOf(clientId).map((scope): [ApiScope, string, string | null] => [scope, clientId ?? 'the operator', clientId]),
);

it.each(each)('%s opens to a key of %s its operations alone', async (scope, _whose, clientId) => {
  const { key } = await openKey(api, clientId, [scope]);
  const outcomes = await Promise.all(routes.map(async (route) => ({ route, ...(await outcomeOf(route, key)) })));
  for (const { route, code } of outcomes) {
    const isIn = !['insufficient_scope', 'closed_to_keys'].includes(code);
    expect([route.name, isIn]).toEqual([route.name, operationsOfScopes[scope].includes(idOf(route))]);
    // The role goes on to count: no scope makes an administrator of an organization's key.
    if (isIn && route.url.startsWith(`${marketplace}/tex-admin/`) && clientId !== null)
      expect([route.name, code]).toEqual([route.name, 'forbidden']);
  }
});

it.each([
  ['expired', "update api_keys set expires_at = now() - interval '1 second'"],
  ['revoked', 'update api_keys set revoked_at = now()'],
  ['of a revoked account', 'update service_accounts set revoked_at = now()'],
  ['of a closed organization', "update clients set closed_at = now() where id = 'sahyadri'"],
])(
  'lets a key that is %s in nowhere, like one that never was',
  async (_state, statement) => {
    const { key } = await openKey(api, 'sahyadri', organizationScopes);
    await api.database.pool.query(statement);
    // The last one has a checksum that is wrong.
    const others = [`texk_${'0'.repeat(49)}`, 'texk_', `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`];
    for (const route of routes)
      for (const one of [key, ...others]) {
        const { answer } = await outcomeOf(route, one);
        const { requestId: _, ...body } = answer.json<Record<string, string>>();
        const message = "This API key isn't valid. It may have expired or been revoked.";
        expect([route.name, answer.statusCode, body, answer.headers['www-authenticate']]).toEqual([
          ...[route.name, 401, { error: message, message, code: 'invalid_api_key' }],
          'Bearer error="invalid_token"',
        ]);
      }
    await api.database.pool.query("update clients set closed_at = null where id = 'sahyadri'");
  },
  30_000,
);

it('gives organizations no scope that concerns the whole marketplace', async () => {
  const { keeper } = await openKey(api, null, ['audit:read']);
  for (const scope of operatorScopes) {
    const answer = await keeper.create('meridian', { scopes: ['orders:read', scope] });
    expect([scope, answer.statusCode]).toEqual([scope, 400]);
    expect(answer.json<{ message: string }>().message).toContain(scope);
  }
});
