import { keepAccounts, openKey } from '../../../test/api-keys.ts';
import { marketplace, openTestApi, organization, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';
import { createMailer } from '../../notifications/index.ts';

let api: TestApi;
let admin: string;
let accounts: { id: string; email: string }[];
beforeAll(async () => {
  api = await openTestApi();
  admin = await api.signIn('super');
  await openKey(api, 'meridian', ['people:write']);
  await openKey(api, null, ['people:write']);
  accounts = (await query("select id, email from users where kind = 'service'")) as typeof accounts;
});
afterAll(() => api.close());

const query = async (statement: string, values?: unknown[]) => (await api.database.pool.query(statement, values)).rows;
const ask = (path: string) => api.call({ path, token: admin, base: path.startsWith(organization) ? '' : marketplace });

/** Every endpoint that lists, counts or offers people. */
const lists = [
  '/tex-suite/user?size=100',
  '/tex-suite/user?size=100&status=disabled',
  '/tex-suite/user?search=service-accounts',
  '/tex-suite/user/csv',
  '/tex-suite/user/role/ADMIN?size=100',
  '/tex-suite/user/role/PAYMENT_ADMIN?size=100',
  '/tex-admin/marketplace-roles/payment-admin/members?size=100',
  '/tex-suite/clients/meridian/members?size=100',
  '/api/organization/employees/clientid/meridian',
  '/tex-admin/organizations/waiting?size=100',
  '/tex-suite/ticket/agents',
  '/tex-admin/sessions?size=100',
];

it.each(lists)('%s lists no service account', async (path) => {
  const answer = await ask(path);
  expect(answer.statusCode).toBe(200);
  expect(accounts).toHaveLength(2);
  for (const { id, email } of accounts) {
    expect(answer.body).not.toContain(id);
    expect(answer.body).not.toContain(email);
  }
});

it('are not counted among members and holders of roles', async () => {
  const [{ people }] =
    await query(`select count(*)::int as people from client_members m join users u on u.id = m.user_id
    where m.client_id = 'meridian' and u.kind = 'person'`);
  const listed = (await ask('/tex-admin/organizations?size=100')).json<{
    content: { id: string; members: number }[];
  }>();
  expect(listed.content.find(({ id }) => id === 'meridian')?.members).toBe(people);
  expect((await ask('/tex-admin/organizations/meridian')).json().members).toBe(people);
  const roles = (await ask('/tex-admin/marketplace-roles')).json<{ id: string; roleName: string; members: number }[]>();
  for (const { id, members } of roles) {
    const held = (await ask(`/tex-admin/marketplace-roles/${id}/members?size=100`)).json<{
      content: { active: boolean }[];
    }>();
    expect([id, held.content.filter(({ active }) => active).length]).toEqual([id, members]);
  }
});

it('can’t be changed like a person', async () => {
  const access = { modules: [{ moduleId: 'leave', access: 'Full Access' }] };
  for (const { id, email } of accounts) {
    const calls = [
      api.call({ path: `/tex-suite/user/${id}`, token: admin }),
      api.call({ path: `/tex-suite/user/${id}/data`, token: admin }),
      api.call({ method: 'POST', path: `/tex-suite/user/${id}/delete`, token: admin, payload: { email } }),
      api.call({ method: 'PUT', path: `/tex-suite/user/${id}`, token: admin, payload: { name: 'Other' } }),
      api.call({ method: 'PUT', path: `/tex-suite/user/${id}/role`, token: admin, payload: { role: 'SUPER_ADMIN' } }),
      api.call({ method: 'PUT', path: `/tex-suite/user/${id}/module-access`, token: admin, payload: access }),
      api.call({ method: 'DELETE', path: `/tex-suite/clients/meridian/members/${id}`, token: admin }),
    ];
    const codes = (await Promise.all(calls)).map((answer) => answer.json<{ code: string }>().code);
    expect(codes).toEqual(calls.map(() => 'not_found'));
    const added = await api.call({
      ...{ method: 'POST', path: '/tex-suite/clients/sahyadri/members', token: admin, payload: { email } },
    });
    expect(added.statusCode).toBe(400);
  }
  expect(await query("select distinct status from users where kind = 'service'")).toEqual([{ status: 'disabled' }]);
});

it('can’t sign in or get a code, even with a password and an active account', async () => {
  await query(`update users set status = 'active', password_hash = (select password_hash from users where id = 'buyer')
    where kind = 'service'`);
  for (const { email } of accounts) {
    const payload = { email, password: 'Marketplace1' };
    expect((await api.call({ method: 'POST', path: '/auth/login', payload })).statusCode).toBe(401);
    await api.call({ method: 'POST', path: '/auth/forgot-password/send-otp', payload: { email } });
  }
  await query("update users set status = 'disabled', password_hash = null where kind = 'service'");
  expect(await query("select 1 from mails where to_address like '%.invalid'")).toEqual([]);
});

it('with a key of the operator may change people, but not those ranked above it', async () => {
  const { key } = await openKey(api, null, ['people:write']);
  const rename = (id: string) =>
    api.call({ method: 'PUT', path: `/tex-suite/user/${id}`, token: key, payload: { name: 'Renamed' } });
  expect([(await rename('user')).statusCode, (await rename('super')).statusCode]).toEqual([200, 403]);
});

it('notifies the people who manage its key, and warns once before it expires', async () => {
  const keeper = keepAccounts(api, admin);
  const { account, id } = await openKey(api, 'meridian', ['orders:read']);
  const told = async (start: string) =>
    (await query('select to_address from mails where subject like $1 order by 1', [`${start}${account.name}%`])).map(
      ({ to_address: to }) => to,
    );
  const admins = ['buyer@tex.example', 'spaced@tex.example'];
  await until(async () => (await told('New API key for ')).length > 0);
  expect(await told('New API key for ')).toEqual(admins);
  const { db } = api.database;
  const mailer = createMailer('TEX Marketplace');
  await warnOfExpiry({ db, mailer });
  expect(await told('An API key for ')).toEqual([]);
  await query(
    "update api_keys set created_at = now() - interval '30 days', expires_at = now() + interval '6 days' where id = $1",
    [id],
  );
  await Promise.all([warnOfExpiry({ db, mailer }), warnOfExpiry({ db, mailer })]);
  expect(await told('An API key for ')).toEqual(admins);
  await query('update api_keys set warned_at = null where id = $1', [id]);
  await query('delete from mails');
  await keeper.rotate(account.id, id);
  await until(async () => (await told('New API key for ')).length >= admins.length);
  expect(await told('New API key for ')).toEqual(admins);
  await warnOfExpiry({ db, mailer });
  expect(await told('An API key for ')).toEqual([]);
});
