import { MarketplaceRoleDefinition, UserPage } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const list = async (query: Record<string, string> = {}, path = '/tex-suite/user') => {
  const answer = await api.call({ path, query, token: admin });
  expect(answer.statusCode).toBe(200);
  return expectContract(UserPage, answer.json());
};
const ids = async (query: Record<string, string>, path?: string) =>
  (await list(query, path)).content.map((user) => user.id).sort();

describe('the list of users [CALL-25]', () => {
  it('returns all demo accounts with role, organization and when they were last seen', async () => {
    const page = await list();
    expect(page.totalElements).toBe(10);
    expect(page.content.find((user) => user.id === 'buyer2')).toMatchObject({
      organization: 'Sahyadri Foods',
      status: 'active',
      marketplaceRoles: [{ roleName: 'PAYMENT_ADMIN' }],
    });
    expect(page.content.find((user) => user.id === 'admin')?.lastSeenAt).not.toBeNull();
    expect(page.content.find((user) => user.id === 'empty')?.lastSeenAt).toBeNull();
  });

  it('tells nothing of passwords', async () => {
    const answer = await api.call({ path: '/tex-suite/user', token: admin });
    expect(answer.body).not.toMatch(/password|argon/i);
  });

  it.each([
    ['name', 'bina', ['buyer2']],
    ['email', 'SUPER@', ['super']],
    ['organization', 'sahyadri', ['buyer2']],
    ['an organization that a member does not act for', 'meridian exports', []],
    ['what nobody has', 'zzz', []],
    ['a percent sign', '%', []],
  ])('searches by %s', async (_name, search, expected) => expect(await ids({ search })).toEqual(expected));

  it('filters by role, marketplace role and status', async () => {
    expect(await ids({ role: 'ADMIN' })).toEqual(['admin']);
    expect(await ids({ role: 'payment admin' })).toEqual(['buyer', 'buyer2', 'spaced']);
    await api.database.pool.query("update users set status = 'disabled' where id = 'user'");
    expect(await ids({ status: 'disabled' })).toEqual(['user']);
    expect(await ids({ status: 'disabled', role: 'ADMIN' })).toEqual([]);
  });

  it('sorts and pages', async () => {
    const emails = (await list({ sort: 'email,desc', size: '4' })).content.map((user) => user.email);
    expect(emails).toEqual([...emails].sort().reverse());
    const pages = [
      await list({ size: '4' }),
      await list({ size: '4', page: '1' }),
      await list({ size: '4', page: '2' }),
    ];
    expect(pages.map((page) => page.content.length)).toEqual([4, 4, 2]);
    expect(new Set(pages.flatMap((page) => page.content.map((user) => user.id))).size).toBe(10);
  });

  it.each([
    ['sort', 'password_hash,asc'],
    ['size', '101'],
    ['status', 'gone'],
  ])('refuses %s=%s', async (name, value) => {
    expect((await api.call({ path: '/tex-suite/user', query: { [name]: value }, token: admin })).statusCode).toBe(400);
  });
});

describe('users by role [CALL-26, ROLE-14]', () => {
  it.each([
    ['SUPER_ADMIN', ['super']],
    ['payment%20admin', ['buyer', 'buyer2', 'spaced']],
    ['PAYMENT_CREATOR', ['creator']],
    ['NOBODY', []],
  ])('%s', async (role, expected) => expect(await ids({}, `/tex-suite/user/role/${role}`)).toEqual(expected));

  it('is never mistaken for a user, nor the suggestions for a role', async () => {
    expect((await api.call({ path: '/tex-suite/user/suggested-module', token: admin })).json()[0]).toHaveProperty(
      'tagline',
    );
  });
});

describe('the marketplace roles [CALL-29, ROLE-14]', () => {
  it('come with the number of active holders', async () => {
    const answer = await api.call({ path: '/tex-admin/marketplace-roles', token: admin });
    const roles = expectContract(Type.Array(MarketplaceRoleDefinition), answer.json());
    expect(roles.map((role) => [role.roleName, role.members])).toEqual([
      ['PAYMENT_ADMIN', 3],
      ['PAYMENT_CREATOR', 1],
    ]);
  });
});
