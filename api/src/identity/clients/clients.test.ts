import { Client, ClientList, ErrorBody, MasterClient } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await openTestApi();
  for (const account of ['user', 'buyer', 'buyer2', 'creator', 'inactive', 'spaced', 'admin', 'super']) {
    tokens[account] = await api.signIn(account);
  }
});
afterAll(() => api.close());

const get = (account: string, path: string, query = {}) => api.call({ path, query, token: tokens[account] });
const listOf = async (account: string) =>
  expectContract(ClientList, (await get(account, '/tex-suite/clients/user')).json());
const select = (account: string, id: string) =>
  api.call({ method: 'PUT', path: `/tex-suite/clients/user/${id}/select`, token: tokens[account] });

describe('the clients of a user', () => {
  it('are those they belong to, with the one they act for first [CALL-37]', async () => {
    const clients = await listOf('buyer');
    expect(clients.map(({ id, selected }) => [id, selected])).toEqual([
      ['meridian', true],
      ['meridian-exports', false],
    ]);
    expect(clients[0]).toMatchObject({
      name: 'Meridian Components',
      masterClientId: 'meridian',
      orgId: 'ORG-1001',
      currency: 'INR',
      taxId: '29BBBBB0000B1Z6',
      termsDays: 15,
      billing: { legalName: 'Meridian Components Private Limited', address: { state: 'Karnataka' } },
    });
    expect((await listOf('buyer2')).map(({ id }) => id)).toEqual(['sahyadri']);
    expect((await listOf('creator')).map(({ id }) => id)).toEqual(['meridian']);
  });

  it.each(['admin', 'super'])('are all for %s@', async (account) => {
    expect((await listOf(account)).map(({ id, selected }) => [id, selected])).toEqual([
      ['meridian', false],
      ['meridian-exports', false],
      ['sahyadri', false],
    ]);
  });

  it.each(['user', 'inactive'])('are refused to %s@, who is told what is missing', async (account) => {
    const answer = await get(account, '/tex-suite/clients/user');
    expect(answer.statusCode).toBe(403);
    expect(expectContract(ErrorBody, answer.json()).message).toBe(
      'You need a payment role to see invoices, payments and subscriptions. Ask your administrator for one.',
    );
  });

  it.each([
    ['Purchasing', 'payment admin'],
    [' payment creator ', null],
  ])('are for a role named %s of the type %s', async (name, type) => {
    await api.database.pool.query(`insert into user_marketplace_roles values ('user', 9, $1, $2)`, [name, type]);
    expect((await listOf('user')).map(({ id }) => id)).toEqual(['meridian']);
    await api.database.pool.query(`delete from user_marketplace_roles where user_id = 'user'`);
  });

  it('are billed like their payer if they have no details of their own', async () => {
    await api.database.pool.query(
      `update master_clients set billing = (select billing from clients where id = 'sahyadri') where id = 'sahyadri'`,
    );
    await api.database.pool.query(`update clients set billing = null where id = 'sahyadri'`);
    expect((await listOf('buyer2'))[0]).toMatchObject({
      taxId: '27DDDDD0000D1Z8',
      billing: { taxId: '27DDDDD0000D1Z8' },
    });
    await api.database.pool.query(`update master_clients set billing = null`);
    expect((await listOf('buyer2'))[0]).toMatchObject({ taxId: null, billing: null });
  });

  it('open no further to a marketplace role called ADMIN', async () => {
    await api.database.pool.query(
      `insert into user_marketplace_roles (user_id, position, role_name) values ('user', 9, 'ADMIN')`,
    );
    expect(await listOf('user')).toEqual([]);
    expect((await get('user', '/tex-suite/invoice/search')).json()).toMatchObject({ totalElements: 0 });
    await api.database.pool.query(`delete from user_marketplace_roles where user_id = 'user'`);
  });
});

describe('choosing the client to act for', () => {
  afterEach(() => select('buyer', 'meridian'));

  it('takes effect on the next request', async () => {
    const answer = await select('buyer', 'meridian-exports');
    expect(expectContract(Client, answer.json())).toMatchObject({ id: 'meridian-exports', selected: true });
    expect((await listOf('buyer')).map(({ id, selected }) => [id, selected])).toEqual([
      ['meridian-exports', true],
      ['meridian', false],
    ]);
  });

  it('leaves one chosen, however many are chosen simultaneously', async () => {
    const ids = Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? 'meridian' : 'meridian-exports'));
    const answers = await Promise.all(ids.map((id) => select('buyer', id)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { rows } = await api.database.pool.query(
      `select count(*)::int as n from client_members where user_id = 'buyer' and is_default`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it.each([
    ['buyer', 'sahyadri'],
    ['admin', 'meridian'],
    ['buyer', 'nothing'],
  ])('is refused to %s@ for %s, as for a nonexistent one', async (account, id) => {
    const answer = await select(account, id);
    expect([answer.statusCode, answer.json().message]).toEqual([404, "This client doesn't exist."]);
  });
});

describe('the payer', () => {
  const masterOf = (account: string, query = {}) => get(account, '/tex-suite/masterclient/user', query);

  it('is found by its orgid, or for the current client [CALL-38]', async () => {
    const master = expectContract(MasterClient, (await masterOf('buyer', { orgid: 'ORG-1001' })).json());
    expect(master).toMatchObject({
      id: 'meridian',
      legalName: 'Meridian Components Private Limited',
      clients: [
        { id: 'meridian', name: 'Meridian Components' },
        { id: 'meridian-exports', name: 'Meridian Exports' },
      ],
    });
    expect((await masterOf('buyer')).json()).toEqual(master);
    expect((await masterOf('admin', { orgid: 'ORG-1002' })).json()).toMatchObject({ id: 'sahyadri' });
  });

  it('shows people no clients that they don’t belong to', async () => {
    expect((await masterOf('spaced')).json().clients).toEqual([{ id: 'meridian', name: 'Meridian Components' }]);
    expect((await masterOf('buyer', { orgid: 'ORG-1002' })).statusCode).toBe(404);
    expect((await masterOf('buyer', { orgid: 'ORG-9' })).statusCode).toBe(404);
  });

  it('has to be named by people who act for no client', async () => {
    const answer = await masterOf('admin');
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field: 'orgid', message: expect.any(String) }]]);
  });
});
