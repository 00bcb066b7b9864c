import { ErrorBody, ModuleRequest, ModuleRequestPage } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
const tokens: Record<string, string> = {};
const people = ['user', 'empty', 'creator', 'inactive', 'buyer', 'buyer2', 'spaced', 'admin'];
beforeAll(async () => {
  api = await openTestApi();
  for (const person of people) tokens[person] = await api.signIn(person);
});
beforeEach(() => api.database.pool.query('truncate module_requests, mails, rate_limits'));
afterAll(() => api.close());

const path = '/tex-suite/module-request';
const ask = (person: string, payload: unknown) =>
  api.call({ method: 'POST', path, token: tokens[person], payload: payload as object });
const list = async (person: string, query: Record<string, string> = {}) => {
  const answer = await api.call({ path, token: tokens[person], query });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  return expectContract(ModuleRequestPage, answer.json());
};
const mailsTo = async (address: string) =>
  (await api.database.pool.query('select * from mails where to_address = $1', [address])).rows;
const mailCount = async () => (await api.database.pool.query('select count(*)::int as n from mails')).rows[0].n;

describe('requesting a module', () => {
  it('emails the payment admins of the client, and nobody else', async () => {
    const answer = await ask('user', { moduleId: 'fleet', note: ' For the <b>depot</b>\nin Pune. ' });
    expect(answer.statusCode).toBe(201);
    expect(expectContract(ModuleRequest, answer.json())).toMatchObject({
      moduleId: 'fleet',
      moduleName: 'Fleet',
      note: 'For the <b>depot</b>\nin Pune.',
      user: { id: 'user', name: 'Uma Rao', email: 'user@tex.example' },
      notified: 2,
    });
    // One has the role PAYMENT_ADMIN, another "payment admin"; a third one's is inactive.
    for (const address of ['buyer@tex.example', 'spaced@tex.example']) {
      const [mail] = await mailsTo(address);
      expect(mail.subject).toBe('Uma Rao requested Fleet');
      expect(mail.text).toContain('user@tex.example');
      expect(mail.html).toContain('For the &lt;b&gt;depot&lt;/b&gt;<br>in Pune.');
    }
    expect(await mailCount()).toBe(2);
  });

  it('happens once: a repeated request gets the same response and sends nothing', async () => {
    const first = await ask('user', { moduleId: 'fleet', note: 'Soon, please.' });
    const again = await ask('user', { moduleId: 'fleet', note: 'Now!' });
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    expect(await mailCount()).toBe(2);
  });

  it('happens once for parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => ask('user', { moduleId: 'stock' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(15).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await mailCount()).toBe(2);
    const { rows } = await api.database.pool.query("select hits from rate_limits where key like 'module-request:%'");
    expect(rows).toEqual([{ hits: 1 }]);
  });

  it('works in a client without payment admins', async () => {
    await api.database.pool.query(
      "update client_members set client_id = 'sahyadri' where is_default and user_id in ('buyer', 'spaced')",
    );
    const answer = await ask('empty', { moduleId: 'fleet' });
    expect([answer.statusCode, answer.json().notified, answer.json().note]).toEqual([201, 0, null]);
    expect(await mailCount()).toBe(0);
    await api.database.pool.query(
      "update client_members set client_id = 'meridian' where is_default and user_id in ('buyer', 'spaced')",
    );
  });

  it('skips payment admins with a disabled account', async () => {
    await api.database.pool.query("update users set status = 'disabled' where id = 'spaced'");
    expect((await ask('user', { moduleId: 'fleet' })).json().notified).toBe(1);
    expect(await mailsTo('spaced@tex.example')).toEqual([]);
    await api.database.pool.query("update users set status = 'active' where id = 'spaced'");
  });

  it('stops at 20 modules an hour, but still responds for those', async () => {
    const { rows } = await api.database.pool.query('select id from modules where not coming_soon order by id limit 21');
    const ids = rows.map(({ id }) => id);
    for (const moduleId of ids.slice(0, 20)) expect((await ask('user', { moduleId })).statusCode).toBe(201);
    const refused = await ask('user', { moduleId: ids[20] });
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 3_000]).toEqual([429, true]);
    expect((await ask('user', { moduleId: ids[0] })).statusCode).toBe(200);
    expect((await ask('empty', { moduleId: ids[20] })).statusCode).toBe(201);
  });

  it.each([
    ['buyer', 'has_payment_role'],
    ['creator', 'has_payment_role'],
    ['spaced', 'has_payment_role'],
    ['admin', 'no_client'],
  ])('is not for %s: %s', async (person, code) => {
    const answer = await ask(person, { moduleId: 'fleet' });
    expect([answer.statusCode, expectContract(ErrorBody, answer.json()).code]).toEqual([403, code]);
    expect(await mailCount()).toBe(0);
  });

  it.each([
    [{ moduleId: 'none' }, 404],
    [{ moduleId: '../x' }, 400],
    [{}, 400],
    [{ moduleId: 'fleet', note: 'x'.repeat(501) }, 400],
    [{ moduleId: 'fleet', note: 7 }, 400],
  ])('refuses %j', async (payload, status) => {
    const answer = await ask('user', payload);
    expect(answer.statusCode).toBe(status);
    expectContract(ErrorBody, answer.json());
  });

  it('refuses a module that is coming soon or withdrawn', async () => {
    const { rows } = await api.database.pool.query('select id from modules where coming_soon limit 1');
    expect((await ask('user', { moduleId: rows[0].id })).json().code).toBe('coming_soon');
    await api.database.pool.query("update modules set status = 'archived' where id = 'yard'");
    expect((await ask('user', { moduleId: 'yard' })).statusCode).toBe(404);
  });

  it('accepts neither a user nor a client from the body', async () => {
    await ask('user', { moduleId: 'fleet', userId: 'empty', clientId: 'sahyadri' });
    const { rows } = await api.database.pool.query('select user_id, client_id from module_requests');
    expect(rows).toEqual([{ user_id: 'user', client_id: 'meridian' }]);
  });
});

describe('the list of requests', () => {
  const idsOf = async (person: string) =>
    (await list(person)).content.map(({ moduleId, user }) => `${user.id} ${moduleId}`);

  it('shows payment admins those of their client, others their own, and another client none', async () => {
    await ask('user', { moduleId: 'fleet' });
    await ask('empty', { moduleId: 'stock' });
    await ask('user', { moduleId: 'tasks' });
    const all = ['user tasks', 'empty stock', 'user fleet'];
    expect([await idsOf('buyer'), await idsOf('spaced')]).toEqual([all, all]);
    expect(await idsOf('user')).toEqual(['user tasks', 'user fleet']);
    expect(await idsOf('empty')).toEqual(['empty stock']);
    for (const person of ['creator', 'inactive', 'buyer2', 'admin']) expect(await idsOf(person)).toEqual([]);
  });

  it('is paged', async () => {
    for (const moduleId of ['fleet', 'stock', 'tasks']) await ask('user', { moduleId });
    const second = await list('buyer', { page: '1', size: '2' });
    expect(second).toMatchObject({ page: 1, size: 2, totalElements: 3, totalPages: 2 });
    expect(second.content.map(({ moduleId }) => moduleId)).toEqual(['fleet']);
  });
});
