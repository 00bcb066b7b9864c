import { ErrorBody, LoginAnswer } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());

const login = (email: unknown, password: unknown, headers = {}) =>
  api.call({ method: 'POST', path: '/auth/login', payload: { email, password }, headers });

describe('signing in', () => {
  it('returns userData and both tokens [CALL-03, ENTITY-01, ENTITY-02, ENTITY-03, ENTITY-28, ENTITY-29]', async () => {
    const answer = await login('buyer@tex.example', 'Marketplace1');
    expect(answer.statusCode).toBe(200);
    const body = expectContract(LoginAnswer, answer.json());
    expect(body.userData).toMatchObject({ email: 'buyer@tex.example', role: 'USER', tempPassword: false });
    expect(body.userData?.marketplaceRoles).toEqual([
      { roleName: 'PAYMENT_ADMIN', roleType: 'PAYMENT', roleStatus: true },
    ]);
    expect(body.userData?.userAccess.modules.length).toBeGreaterThan(3);
    expect(body.accessToken).toBeTruthy();
    expect(body.refreshToken).toBeTruthy();
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it('returns a role that is stored as plain text unchanged [ENTITY-02]', async () => {
    const body = (await login('spaced@tex.example', 'Marketplace1')).json();
    expect(body.userData?.marketplaceRoles).toEqual(['payment admin']);
  });

  it('ignores case and surrounding spaces of the email', async () => {
    expect((await login('  Buyer@TEX.example ', 'Marketplace1')).statusCode).toBe(200);
  });

  it('gives a user with a temporary password no tokens [ENTITY-04, CALL-03]', async () => {
    const body = expectContract(LoginAnswer, (await login('temp@tex.example', 'Marketplace1')).json());
    expect(body.userData?.tempPassword).toBe(true);
    expect(body).not.toHaveProperty('accessToken');
    expect(body).not.toHaveProperty('refreshToken');
  });

  it('refuses an unknown email, a wrong password and a disabled user in the same words', async () => {
    await api.database.db.update(users).set({ status: 'disabled' }).where(eq(users.id, 'user'));
    const answers = await Promise.all([
      login('nobody@tex.example', 'Marketplace1'),
      login('buyer@tex.example', 'Marketplace2'),
      login('user@tex.example', 'Marketplace1'),
    ]);
    const bodies = answers.map((answer) => expectContract(ErrorBody, answer.json()));
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401]);
    expect(new Set(bodies.map(({ requestId: _id, ...rest }) => JSON.stringify(rest))).size).toBe(1);
    expect(bodies[0]?.error).toBe("The email or password isn't right.");
  });

  it('does the same work for an unknown email and a disabled user as for a wrong password', async () => {
    await api.database.db.update(users).set({ status: 'disabled' }).where(eq(users.id, 'spaced'));
    const time = async (account: string) => {
      const before = performance.now();
      await login(`${account}@tex.example`, 'Wrong1234');
      return performance.now() - before;
    };
    await time('warm');
    const fastest = { known: Infinity, unknown: Infinity, disabled: Infinity };
    for (let round = 0; round < 4; round += 1) {
      fastest.known = Math.min(fastest.known, await time('creator'));
      fastest.unknown = Math.min(fastest.unknown, await time(`nobody${round}`));
      fastest.disabled = Math.min(fastest.disabled, await time('spaced'));
    }
    // Each hashes once, which takes 10 ms or more; without the decoy the others would take 2.
    expect(fastest.unknown).toBeGreaterThan(fastest.known / 2);
    expect(fastest.disabled).toBeGreaterThan(fastest.known / 2);
  });

  it.each([
    ['no body', undefined],
    ['no password', { email: 'a@b.example' }],
    ['a number for an email', { email: 5, password: 'x' }],
    ['an empty email', { email: '', password: 'x' }],
    ['a password of 257 characters', { email: 'a@b.example', password: 'x'.repeat(257) }],
  ])('refuses %s with a sentence', async (_name, payload) => {
    const answer = await api.call({ method: 'POST', path: '/auth/login', ...(payload && { payload }) });
    expect(answer.statusCode).toBe(400);
    expect(expectContract(ErrorBody, answer.json()).message).toMatch(/\.$/);
  });
});
