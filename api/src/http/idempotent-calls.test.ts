import type { CallBody, CreatingCall } from '../../test/creating-call.ts';
import { creatingCalls } from '../../test/creating-calls.ts';
import { type ListedRoute, listRoutes } from '../../test/list-routes.ts';
import { refusalOf } from '../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';

let api: TestApi;
let routes: ListedRoute[];
let calls: Record<string, CreatingCall>;
let close: () => Promise<void>;
const tokens: Record<string, string | undefined> = {};
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 100_000, signOnInside: true });
  routes = await listRoutes(api);
  for (const person of ['super', 'buyer', 'user']) tokens[person] = await api.signIn(person);
  ({ calls, close } = await creatingCalls(api, tokens.buyer ?? '', tokens.super ?? ''));
});
afterAll(async () => {
  await close();
  await api.close();
});

const secrets = 'answers tokens, codes or a link that nobody may store';
const nothing = 'writes nothing';
const state = 'says what is wanted: said again, it changes nothing, or is refused';
const itsOwn = 'knows each request by a code, signature or address of its own';

/** POST requests without a key, and why sending one twice does no harm. */
const without: Record<string, string> = {
  'POST /auth/login': secrets,
  'POST /auth/login/second-factor': secrets,
  'POST /auth/login/second-factor/passkey-options': secrets,
  'POST /auth/login/passkey/options': secrets,
  'POST /auth/login/passkey': secrets,
  'POST /auth/login/sign-on': secrets,
  'POST /auth/refresh': secrets,
  'POST /auth/change-password': secrets,
  'POST /auth/second-factor/totp': secrets,
  'POST /auth/second-factor/totp/confirm': secrets,
  'POST /auth/second-factor/recovery-codes': secrets,
  'POST /auth/second-factor/passkeys/options': secrets,
  'POST /auth/second-factor/passkeys': secrets,
  'POST /auth/fresh-factor': secrets,
  'POST /auth/fresh-factor/passkey-options': secrets,
  'POST /auth/forgot-password/verify-otp': secrets,
  'POST /tex-suite/ticket/mine/:id/link': secrets,
  'POST /tex-admin/sign-on/providers/:id/test': secrets,
  'POST /auth/logout': state,
  'POST /auth/sessions/revoke-others': state,
  'POST /auth/sessions/revoke-all': state,
  'POST /auth/account/delete': state,
  'POST /tex-suite/user/:id/delete': state,
  'POST /tex-admin/organizations/:id/members/:userId/move': state,
  'POST /tex-suite/user/:id/assign-roles': state,
  'POST /tex-admin/sessions/revoke': state,
  'POST /tex-admin/sessions/revoke/user/:id': state,
  'POST /tex-admin/sign-on/providers/:id/check-domains': state,
  'POST /tex-admin/review/:id/dismiss': state,
  'POST /tex-suite/subscription/:id/cancel': state,
  'POST /tex-suite/subscription/:id/resume': state,
  'POST /tex-suite/order/:id/cancel': state,
  'POST /tex-admin/order/:id/cancel': state,
  'POST /tex-suite/ticket/status/solved': state,
  'POST /tex-suite/alert/seen': state,
  'POST /tex-admin/jobs/:id/retry': state,
  'POST /tex-admin/catalog/import': 'a file that is imported again changes nothing',
  'POST /auth/invitation/accept': itsOwn,
  'POST /auth/sign-in-notice/end': itsOwn,
  'POST /auth/forgot-password/send-otp': 'sends a newer code, a few times an hour',
  'POST /auth/forgot-password/reset': itsOwn,
  'POST /auth/sign-on/back-channel-logout/:id': itsOwn,
  'POST /tex-suite/payment/events/:provider': itsOwn,
  'POST /tex-suite/inbound-mail': itsOwn,
  'POST /tex-suite/newsletter/confirm': itsOwn,
  'POST /tex-suite/newsletter/unsubscribe': itsOwn,
  'POST /tex-suite/alert/unsubscribe': itsOwn,
  'POST /tex-suite/review/:id/report': 'counts once for a person',
  'POST /tex-suite/user/:id/invitation': 'replaces the link, a few times an hour',
  'POST /tex-suite/user/module/:id/opened': 'counts openings, which browsers report without waiting',
  'POST /tex-suite/locations/position': 'a fix that is not newer changes nothing',
  'POST /tex-suite/error-report': 'counts errors, which browsers report without waiting',
  'POST /tex-suite/performance-report': 'counts page views, which browsers report without waiting',
  'POST /tex-suite/webhook/:id/secret': secrets,
  'POST /tex-suite/webhook/:id/test': 'sends another test, up to 10 a minute',
  'POST /tex-suite/webhook/:id/delivery/:deliveryId/replay': 'sends the event again under the same id, as is wanted',
  'POST /tex-suite/webhook/:id/replay': 'sends again what has failed, which it says once',
  'POST /tex-admin/email-template/:id/test': 'sends another test, up to 30 an hour',
  'POST /tex-admin/catalog/policy-preview': nothing,
  'POST /tex-admin/catalog/markdown-preview': nothing,
  'POST /tex-suite/checkout/quote': nothing,
  'POST /tex-suite/dues-summary/calculate/:clientId': nothing,
  'POST /tex-admin/invoice/:id/credit-note/quote': nothing,
  'POST /tex-admin/subscription/:id/end/quote': nothing,
  'POST /tex-suite/subscription/:id/quote': nothing,
  'POST /tex-admin/email-template/:id/preview': nothing,
};

/** Those whose own tests use keys. */
const elsewhere = ['POST /tex-suite/checkout', 'POST /tex-suite/payment', 'POST /tex-suite/subscription/:id/change'];

const keyed = () =>
  routes.filter(({ method, headers }) => method === 'POST' && headers.includes('idempotency-key')).map(nameOf);
const nameOf = ({ name }: ListedRoute) => name;

it('every POST takes an Idempotency-Key, or has a reason not to', () => {
  const posts = routes.filter(({ method }) => method === 'POST').map(nameOf);
  const bare = posts.filter((name) => !keyed().includes(name));
  expect(bare.sort()).toEqual(Object.keys(without).sort());
});

it('every POST that takes one is tested, and documents its refusals', () => {
  expect(keyed().sort()).toEqual([...Object.keys(calls), ...elsewhere].sort());
  const silent = routes.filter(({ name, response }) => keyed().includes(name) && !(response[409] && response[422]));
  expect(silent.map(nameOf)).toEqual([]);
});

const send = ({ base, path, as = 'super' }: CreatingCall, body: CallBody, key: string) => {
  const headers = { ...('headers' in body && body.headers), 'idempotency-key': key };
  return api.call({ method: 'POST', base: base ?? '', path, token: tokens[as], payload: body.payload, headers });
};
const count = async ({ table }: CreatingCall): Promise<number> =>
  (await api.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

/** A secret that is shown once must not be in a repeated response. */
async function expectUnstored(secret: unknown): Promise<void> {
  expect(secret).toMatch(/^(texk|whsec)_.{40,}/);
  const stored = 'select key from idempotency_keys where position($1 in answer) > 0';
  expect((await api.database.pool.query(stored, [secret])).rows).toEqual([]);
}

const keyOf = (name: string) => name.replace(' ', ':');

it('creates once for two equal requests at the same time, and repeats its response', async () => {
  for (const [name, call] of Object.entries(calls)) {
    const before = await count(call);
    const answers = await Promise.all([send(call, call.body, keyOf(name)), send(call, call.body, keyOf(name))]);
    const refused = answers.filter(({ statusCode }) => statusCode >= 300);
    expect([name, refused.length < 2]).toEqual([name, true]);
    // The second may arrive when the first is done: then a secret is refused as already created.
    const codes = call.secret === undefined ? ['in_flight'] : ['in_flight', 'created_already'];
    for (const answer of refused) {
      expect([name, answer.statusCode]).toEqual([name, 409]);
      expect(codes).toContain(answer.json().code);
    }
    const first = answers.find(({ statusCode }) => statusCode < 300);
    const again = await send(call, call.body, keyOf(name));
    if (call.secret === undefined)
      expect([name, again.statusCode, again.json()]).toEqual([name, first?.statusCode, first?.json()]);
    else {
      expect([name, ...refusalOf(again).slice(0, 2)]).toEqual([name, 409, 'created_already']);
      await expectUnstored(first?.json()[call.secret]);
    }
    expect([name, await count(call)]).toEqual([name, before + 1]);
  }
}, 60_000);

it('refuses different content with the same keys, and creates nothing', async () => {
  for (const [name, call] of Object.entries(calls)) {
    const before = await count(call);
    const answer = await send(call, call.other, keyOf(name));
    expect([name, answer.statusCode, answer.json().code]).toEqual([name, 422, 'key_reused']);
    expect([name, await count(call)]).toEqual([name, before]);
  }
}, 60_000);

it('a refused request may be sent again with its key', async () => {
  const reply = calls['POST /tex-suite/saved-reply'];
  if (!reply) throw new Error('There is no such call.');
  const table = 'alter table saved_replies';
  await api.database.pool.query(`${table} add constraint closed check (name <> 'Later')`);
  const body = { payload: { name: 'Later', body: 'Later.' } };
  expect((await send(reply, body, 'refused')).statusCode).toBe(500);
  await api.database.pool.query(`${table} drop constraint closed`);
  expect((await send(reply, body, 'refused')).statusCode).toBe(201);
});

it('a key of one visitor means nothing for another', async () => {
  const contact = calls['POST /tex-suite/contactus'];
  if (!contact) throw new Error('There is no such call.');
  const from = (remoteAddress: string, body: CallBody) => {
    const headers = { 'idempotency-key': 'mine' };
    return api.call({ method: 'POST', path: contact.path, payload: body.payload, headers, remoteAddress });
  };
  const before = await count(contact);
  expect((await from('198.51.100.1', contact.body)).statusCode).toBe(201);
  expect((await from('198.51.100.2', contact.other)).statusCode).toBe(201);
  expect((await from('198.51.100.1', contact.other)).statusCode).toBe(422);
  expect(await count(contact)).toBe(before + 2);
});
