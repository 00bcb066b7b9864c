import { SecondFactors, type SecuritySettings } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { secondFactors } from '../../../test/second-factor.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let factors: ReturnType<typeof secondFactors>;
beforeAll(async () => {
  api = await openTestApi();
  factors = secondFactors(api);
});
afterEach(() => factors.forgetAll());
afterAll(() => api.close());

const path = '/tex-admin/settings/security';
const query = async (text: string) => (await api.database.pool.query(text)).rows;
/** Changes the settings as a SUPER_ADMIN, or as someone else. */
const save = async (change: Partial<SecuritySettings['settings']>, account = 'super') => {
  const token = await api.signIn(account);
  const { settings, version } = (await api.call({ path, token })).json<SecuritySettings>();
  return api.call({ method: 'PUT', path, token, payload: { ...settings, ...change, version } });
};
const status = async (token: string) =>
  expectContract(SecondFactors, (await api.call({ path: '/auth/second-factor', token })).json());
const daysUntil = (moment: string | null) =>
  moment === null ? null : Math.round((Date.parse(moment) - Date.now()) / 86_400_000);
const cart = async (token: string) => (await api.call({ path: '/tex-suite/cart', token })).statusCode;
const due = async () =>
  (await query('select id from users where second_factor_due_at is not null order by id')).map(({ id }) => id);

describe('a second factor required by role', () => {
  it('gives people with the role their grace period, at once and when they sign in', async () => {
    const before = await api.signIn('buyer');
    expect((await save({ secondFactorRoles: ['PAYMENT_ADMIN', 'ADMIN'], secondFactorGraceDays: 7 })).statusCode).toBe(
      200,
    );
    const set = await due();
    expect(set).toEqual(expect.arrayContaining(['admin', 'buyer', 'buyer2', 'spaced']));
    for (const other of ['user', 'creator', 'super', 'inactive']) expect(set).not.toContain(other);
    expect(daysUntil((await status(before)).requiredBy)).toBe(7);
    await query('update users set second_factor_due_at = null');
    const after = await api.signIn('buyer');
    expect(await status(after)).toMatchObject({ requiredBy: expect.any(String), overdue: false });
    expect(await cart(after)).toBe(200);
    const other = await api.signIn('user');
    expect((await status(other)).requiredBy).toBeNull();
  });

  it('does not restart the grace period at each sign-in or refresh', async () => {
    await save({ secondFactorRoles: ['PAYMENT_ADMIN'], secondFactorGraceDays: 7 });
    await query("update users set second_factor_due_at = now() + interval '2 days' where id = 'buyer'");
    const { accessToken, refreshToken } = await api.signInFully('buyer');
    await factors.post('/auth/refresh', { refreshToken });
    expect(daysUntil((await status(accessToken)).requiredBy)).toBe(2);
  });

  it('lets nobody go on after that but to set one up, which ends it at once', async () => {
    await save({ secondFactorRoles: ['PAYMENT_ADMIN'], secondFactorGraceDays: 0 });
    const token = await api.signIn('buyer');
    expect(await status(token)).toMatchObject({ overdue: true });
    const refused = await api.call({ path: '/tex-suite/cart', token });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'second_factor_required', message: expect.stringContaining('two-step verification') },
    ]);
    await factors.addPasskey(token);
    expect(await status(token)).toMatchObject({ requiredBy: null, overdue: false });
    expect(await cart(token)).toBe(200);
  });

  it('asks nothing of people who have one', async () => {
    const token = await api.signIn('buyer');
    await factors.addTotp(token);
    await save({ secondFactorRoles: ['PAYMENT_ADMIN'], secondFactorGraceDays: 0 });
    expect(await due()).not.toContain('buyer');
    expect(await cart(token)).toBe(200);
  });

  it('ends with the role, by the next refresh', async () => {
    await save({ secondFactorRoles: ['PAYMENT_ADMIN'], secondFactorGraceDays: 0 });
    const { refreshToken } = await api.signInFully('buyer2');
    expect(await due()).toContain('buyer2');
    await query("update user_marketplace_roles set role_status = false where user_id = 'buyer2'");
    await factors.post('/auth/refresh', { refreshToken });
    expect(await due()).not.toContain('buyer2');
    await query("update user_marketplace_roles set role_status = true where user_id = 'buyer2'");
  });

  it('starts over after a reset by a SUPER_ADMIN', async () => {
    await save({ secondFactorRoles: ['PAYMENT_ADMIN'], secondFactorGraceDays: 7 });
    await query("update users set second_factor_due_at = now() - interval '1 day' where id = 'buyer'");
    await factors.addTotp(await api.signIn('buyer'));
    await api.call({
      method: 'DELETE',
      path: '/tex-suite/user/buyer/second-factor',
      token: await api.signIn('super'),
    });
    expect(daysUntil((await status(await api.signIn('buyer'))).requiredBy)).toBe(7);
  });

  it('keeps a person’s last factor', async () => {
    const token = await api.signIn('buyer');
    await factors.addTotp(token);
    await save({ secondFactorRoles: ['PAYMENT_ADMIN'] });
    const last = await api.call({ method: 'DELETE', path: '/auth/second-factor/totp', token });
    expect([last.statusCode, last.json().code]).toEqual([409, 'second_factor_needed']);
    await factors.addPasskey(token);
    expect((await api.call({ method: 'DELETE', path: '/auth/second-factor/totp', token })).statusCode).toBe(200);
  });
});

describe('the rule', () => {
  it('is changed only by a SUPER_ADMIN; an ADMIN changes the rest', async () => {
    await save({ secondFactorRoles: ['ADMIN'], secondFactorGraceDays: 30 });
    for (const change of [{ secondFactorRoles: [] }, { secondFactorGraceDays: 90 }]) {
      const answer = await save(change, 'admin');
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    }
    const reset = await api.call({ method: 'DELETE', path, token: await api.signIn('admin') });
    expect(reset.statusCode).toBe(403);
    const rest = await save({ idleMinutes: 30 }, 'admin');
    expect([rest.statusCode, rest.json().settings]).toMatchObject([
      200,
      { idleMinutes: 30, secondFactorRoles: ['ADMIN'], secondFactorGraceDays: 30 },
    ]);
  });

  it('restarts the grace period when the rule changes, and only then', async () => {
    await save({ secondFactorRoles: ['PAYMENT_ADMIN'], secondFactorGraceDays: 7 });
    await query("update users set second_factor_due_at = now() + interval '2 days' where id = 'buyer'");
    const token = await api.signIn('buyer');
    await save({ idleMinutes: 60 });
    expect(daysUntil((await status(token)).requiredBy)).toBe(2);
    await save({ secondFactorGraceDays: 30 });
    expect(daysUntil((await status(token)).requiredBy)).toBe(30);
    await save({ secondFactorRoles: [] });
    expect(await due()).toEqual([]);
  });

  it.each([[{ secondFactorRoles: ['NOBODY'] }], [{ secondFactorGraceDays: 91 }], [{ secondFactorGraceDays: -1 }]])(
    'is refused as %j',
    async (change) => {
      expect((await save(change as Partial<SecuritySettings['settings']>)).statusCode).toBe(400);
    },
  );

  it('stays the same in another order, or with a role twice', async () => {
    await save({ secondFactorRoles: ['USER', 'ADMIN'] });
    await query('truncate audit_events');
    expect((await save({ secondFactorRoles: ['ADMIN', 'USER', 'ADMIN'] })).statusCode).toBe(200);
    expect(await query("select 1 from audit_events where action = 'settings.security_changed'")).toEqual([]);
  });
});
