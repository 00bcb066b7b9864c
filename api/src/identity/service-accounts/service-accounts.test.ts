import { CreatedApiKey, type ServiceAccount, ServiceAccountPage } from '@marketplace/shared/contracts';
import { keepAccounts, openKey } from '../../../test/api-keys.ts';
import { expectContract, refusalOf } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';
import { hashOfToken } from '../../operations/index.ts';
import { couldBeApiKey, newApiKey } from './api-key.ts';

let api: TestApi;
let own: ReturnType<typeof keepAccounts>;
let token: string;
beforeEach(async () => {
  api = await openTestApi();
  token = await api.signIn('buyer');
  own = keepAccounts(api, token);
});
afterEach(() => api.close());

const query = async (statement: string, values?: unknown[]) => (await api.database.pool.query(statement, values)).rows;
const open = async (scopes: string[] = ['orders:read']) => {
  const account = (await own.create('meridian', { scopes })).json<ServiceAccount>();
  return { account, created: expectContract(CreatedApiKey, (await own.createKey(account.id)).json()) };
};
const statusOf = async (key: string, path = '/tex-suite/order') => (await api.call({ path, token: key })).statusCode;
const outcome = (answer: Parameters<typeof refusalOf>[0]) => refusalOf(answer).slice(0, 2);

describe('a key', () => {
  it('is shown once, and stored only as a hash', async () => {
    const { account, created } = await open();
    const listed = expectContract(ServiceAccountPage, (await own.list('meridian')).json());
    expect(listed.content).toMatchObject([
      { id: account.id, createdBy: 'Bala Krishnan', keys: [{ hint: created.hint }] },
    ]);
    expect(created.hint).toBe(`${created.key.slice(0, 9)}…${created.key.slice(-4)}`);
    expect(JSON.stringify(listed)).not.toContain(created.key);
    expect(await query('select hash from api_keys')).toEqual([{ hash: hashOfToken(created.key) }]);
    const everything = await query(`select t::text from audit_events t union all select t::text from mails t
      union all select t::text from idempotency_keys t union all select t::text from api_keys t`);
    expect(JSON.stringify(everything)).not.toContain(created.key);
  });

  it('has a checksum, which reveals typing errors', () => {
    const key = newApiKey();
    expect(couldBeApiKey(key)).toBe(true);
    for (const at of [5, 20, 47, 48, 53]) {
      const other = key[at] === 'a' ? 'b' : 'a';
      expect(couldBeApiKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
    }
    expect(new Set(Array.from({ length: 500 }, newApiKey)).size).toBe(500);
  });

  it('reads what its organization may read, and nothing of others', async () => {
    const { created } = await open(['billing:read']);
    const clients = (await api.call({ path: '/tex-suite/clients/user', token: created.key })).json<{ id: string }[]>();
    expect(clients.map(({ id }) => id)).toEqual(['meridian']);
    const [invoice] = await query("select id from invoices where client_id = 'sahyadri' limit 1");
    expect(await statusOf(created.key, `/tex-suite/invoice/${invoice.id}`)).toBe(404);
  });

  it('is told in each response how many requests are left, and refused beyond that', async () => {
    const { created } = await open();
    const { headers } = await api.call({ path: '/tex-suite/order', token: created.key });
    expect([headers['ratelimit-policy'], headers.ratelimit]).toEqual([
      '"api-key";q=600;w=60',
      expect.stringMatching(/^"api-key";r=599;t=\d+$/),
    ]);
    await query('update rate_limits set hits = 600');
    const refused = await api.call({ path: '/tex-suite/order', token: created.key });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });

  it('counts as nobody on pages for visitors', async () => {
    const { created } = await open();
    const who = await api.call({ path: '/auth/check-auth', token: created.key });
    expect([who.statusCode, who.json().user ?? null]).toEqual([200, null]);
    expect((await api.call({ method: 'POST', path: '/auth/logout', token: created.key })).statusCode).toBeLessThan(500);
    expect(await statusOf(created.key)).toBe(200);
  });

  it('has its new scopes on the next request, and none once revoked', async () => {
    const { account, created } = await open();
    const change = { name: 'Import', description: 'Nightly', scopes: ['billing:read', 'billing:read'] };
    expect(outcome(await own.change(account.id, { ...change, version: 'old' }))).toEqual([409, 'changed_meanwhile']);
    const changed = (await own.change(account.id, { ...change, version: account.version })).json<ServiceAccount>();
    expect([changed.scopes, changed.description]).toEqual([['billing:read'], 'Nightly']);
    expect([await statusOf(created.key), await statusOf(created.key, '/tex-suite/payment')]).toEqual([403, 200]);
    expect((await own.revoke(account.id, created.id)).statusCode).toBe(200);
    expect(await statusOf(created.key, '/tex-suite/payment')).toBe(401);
    expect(outcome(await own.revoke(account.id, created.id))).toEqual([404, 'not_found']);
  });

  it('ends with its account, whose name stays with what it did', async () => {
    const { account, created } = await open();
    expect((await own.remove(account.id)).statusCode).toBe(200);
    expect(await statusOf(created.key)).toBe(401);
    expect((await own.list('meridian')).json().totalElements).toBe(0);
    expect(outcome(await own.createKey(account.id))).toEqual([404, 'not_found']);
    expect(await query('select name from users where id = $1', [account.id])).toEqual([{ name: 'Import' }]);
  });
});

describe('a rotation', () => {
  it('lets the old key work during the overlap, and no longer', async () => {
    const { account, created } = await open();
    const next = (await own.rotate(account.id, created.id)).json<CreatedApiKey>();
    expect([await statusOf(created.key), await statusOf(next.key)]).toEqual([200, 200]);
    const [old] = await query('select expires_at - now() as left from api_keys where id = $1', [created.id]);
    expect(old.left.hours).toBe(23);
    const last = (await own.rotate(account.id, next.id, { days: 1, overlapDays: 0 })).json<CreatedApiKey>();
    expect([await statusOf(next.key), await statusOf(last.key)]).toEqual([401, 200]);
  });

  it('never lets the old key last longer than it would have', async () => {
    const { account } = await open();
    const short = (await own.createKey(account.id, { days: 1 })).json<CreatedApiKey>();
    await own.rotate(account.id, short.id, { days: 30, overlapDays: 7 });
    const [old] = await query('select expires_at from api_keys where id = $1', [short.id]);
    expect(old.expires_at.toISOString()).toBe(short.expiresAt);
  });

  it('happens once for two requests at once', async () => {
    const { account, created } = await open();
    const answers = await Promise.all([own.rotate(account.id, created.id), own.rotate(account.id, created.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await query('select count(*)::int as keys from api_keys')).toEqual([{ keys: 2 }]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().code).toBe('key_replaced');
  });

  it('needs room for the new key, unless the old one ends at once', async () => {
    const { account, created } = await open();
    for (let more = 0; more < 4; more += 1) expect((await own.createKey(account.id)).statusCode).toBe(201);
    expect(outcome(await own.createKey(account.id))).toEqual([409, 'too_many_keys']);
    expect(outcome(await own.rotate(account.id, created.id))).toEqual([409, 'too_many_keys']);
    expect(await statusOf(created.key)).toBe(200);
    expect((await own.rotate(account.id, created.id, { days: 9, overlapDays: 0 })).statusCode).toBe(201);
  });
});

describe('the manager of accounts', () => {
  it('is SUPER_ADMIN for the operator, administrators for every organization, payment admins for theirs', async () => {
    const { account } = await openKey(api, null, ['audit:read']);
    for (const person of ['admin', 'buyer']) {
      const keeper = keepAccounts(api, await api.signIn(person));
      expect([person, (await keeper.list()).statusCode]).toEqual([person, 404]);
      expect([person, (await keeper.create(null)).statusCode]).toEqual([person, 404]);
      expect([person, outcome(await keeper.createKey(account.id))]).toEqual([person, [404, 'not_found']]);
    }
    const other = keepAccounts(api, await api.signIn('buyer2'));
    expect((await other.create('meridian')).statusCode).toBe(404);
    expect((await keepAccounts(api, await api.signIn('admin')).create('meridian')).statusCode).toBe(201);
  });

  it('finds a key only under its own account', async () => {
    const { created } = await open();
    const { account: other } = await openKey(api, 'sahyadri', ['orders:read']);
    const { account: own2 } = await open();
    const all = keepAccounts(api, await api.signIn('super'));
    for (const keeper of [own, all])
      for (const id of [own2.id, other.id]) {
        expect(outcome(await keeper.revoke(id, created.id))).toEqual([404, 'not_found']);
        expect(outcome(await keeper.rotate(id, created.id))).toEqual([404, 'not_found']);
      }
    expect(await statusOf(created.key)).toBe(200);
  });

  it('gives an organization’s keys no scope of the operator, neither at first nor later', async () => {
    const { account } = await open();
    const { name, description, version } = account;
    const scopes = ['orders:read', 'audit:read'];
    expect((await own.create('meridian', { scopes })).statusCode).toBe(400);
    expect((await own.change(account.id, { name, description, scopes, version })).statusCode).toBe(400);
  });

  it('creates none for a closed organization, and no more than 50', async () => {
    await query("update clients set closed_at = now() where id = 'meridian'");
    expect(outcome(await own.create('meridian'))).toEqual([409, 'organization_closed']);
    await query('update clients set closed_at = null');
    await query(
      `insert into users (id, name, email, kind) select 'p' || n, 'P', 'p' || n || '@x.invalid', 'service' from generate_series(1, 50) n`,
    );
    await query(`insert into service_accounts (user_id, client_id, description, scopes, created_by)
      select 'p' || n, 'meridian', '', '{}', 'buyer' from generate_series(1, 50) n`);
    expect(outcome(await own.create('meridian'))).toEqual([409, 'too_many_accounts']);
  });

  it.each([
    ['an unknown scope', { scopes: ['orders:all'] }],
    ['no scope', { scopes: [] }],
    ['a blank name', { name: ' ' }],
  ])('is told what is wrong: %s', async (_what, fields) => {
    const answer = await own.create('meridian', fields);
    expect([answer.statusCode, answer.json().errors.length]).toEqual([400, 1]);
    expect(answer.json().message).toMatch(/\.$/);
  });

  it.each([{ days: 0 }, { days: 366 }, { days: 1.5 }, {}])('is told about a bad expiry: %j', async (fields) => {
    const { account } = await open();
    expect(outcome(await own.createKey(account.id, fields))).toEqual([400, 'invalid_request']);
  });

  it('needs no fresh proof to end keys, but one for everything else', async () => {
    const { account, created } = await open();
    await query("update sessions set proven_at = now() - interval '20 minutes'");
    const refused = [own.create('meridian'), own.createKey(account.id), own.rotate(account.id, created.id)];
    for (const answer of await Promise.all(refused)) expect(outcome(answer)).toEqual([403, 'fresh_factor_required']);
    expect((await own.revoke(account.id, created.id)).statusCode).toBe(200);
  });
});

describe('the audit log', () => {
  const events = (action: string) =>
    query('select actor_id, actor_email, target_id, after from audit_events where action = $1', [action]);

  it('names the account for what its key did, and its manager for the key', async () => {
    const { account, created } = await open(['people:write']);
    const path = '/tex-suite/clients/meridian/members/user';
    expect((await api.call({ method: 'DELETE', path, token: created.key })).statusCode).toBe(200);
    const [removed] = await events('organization.member_removed');
    expect(removed.actor_id).toBe(account.id);
    expect(removed.actor_email).toMatch(/^import-[0-9a-f]{8}@service-accounts\.invalid$/);
    expect(await events('api_key.created')).toMatchObject([{ actor_id: 'buyer', after: { key: created.hint } }]);
    expect(await events('service_account.created')).toMatchObject([{ actor_id: 'buyer', target_id: account.id }]);
  });

  it('has the first call of an hour to each operation; the list shows when a key was last used', async () => {
    const { account, created } = await open();
    for (let call = 0; call < 3; call += 1) expect(await statusOf(created.key)).toBe(200);
    await statusOf(created.key, '/tex-suite/cart');
    await until(async () => (await events('api_key.used')).length > 1);
    const used = await events('api_key.used');
    expect(used.map(({ actor_id: actor, target_id: target, after }) => [actor, target, after.key])).toEqual([
      [account.id, 'GET /api/marketplace/tex-suite/order', created.hint],
      [account.id, 'GET /api/marketplace/tex-suite/cart', created.hint],
    ]);
    const [listed] = (await own.list('meridian')).json<{ content: ServiceAccount[] }>().content;
    expect(listed?.keys[0]).toMatchObject({ lastUsedAt: expect.any(String), lastUsedIp: '127.0.0.1' });
  });
});
