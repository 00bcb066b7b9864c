import { LoginAnswer } from '@marketplace/shared/contracts';
import { expectContract } from '../../../../test/expect-contract.ts';
import { codeOf, secondFactors } from '../../../../test/second-factor.ts';
import { openTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
let factors: ReturnType<typeof secondFactors>;
beforeAll(async () => {
  api = await openTestApi();
  factors = secondFactors(api);
});
beforeEach(() =>
  query(`insert into identity_providers (id, name, issuer, client_id, client_secret, domains, enabled)
    values ('p', 'Directory', 'https://p.example', 'c', '\\x00', '{tex.example}', true)`),
);
afterEach(async () => {
  await query("delete from identity_providers; update users set role = 'USER', status = 'active' where id = 'buyer'");
  await factors.forgetAll();
});
afterAll(() => api.close());

const query = async (text: string) => (await api.database.pool.query(text)).rows;
const [code, browser] = ['c'.repeat(43), 'b'.repeat(43)];

/** Comes back from the provider, which says how it recognized the buyer. */
async function exchange(methods: string[] = ['pwd']) {
  await query(`insert into sign_on_handovers (code_hash, browser_hash, provider_id, user_id, remember_me, subject, methods, expires_at)
    values (sha256('${code}'), sha256('${browser}'), 'p', 'buyer', true, 'buyer@p', '{${methods.join()}}', now() + interval '1 minute')`);
  const answer = await api.call({
    method: 'POST',
    path: '/auth/login/sign-on',
    payload: { code },
    headers: { cookie: `marketplace-sign-on=${browser}` },
  });
  expect(answer.statusCode).toBe(200);
  return expectContract(LoginAnswer, answer.json());
}
const latest = () => query('select methods, remember_me from sessions order by created_at desc limit 1');

it('asks for the account’s second factor after the provider, and then keeps what the provider knows', async () => {
  const { secret } = await factors.addTotp(await api.signIn('buyer'));
  const answer = await exchange();
  expect(Object.keys(answer)).toEqual(['secondFactor']);
  const token = answer.secondFactor?.token ?? '';
  const wrong = await factors.finish(token, { code: codeOf(secret, 50) });
  expect(wrong.json().code).toBe('invalid_second_factor');
  const finished = await factors.finish(token, { code: codeOf(secret) });
  expect(expectContract(LoginAnswer, finished.json()).userData?.id).toBe('buyer');
  expect(await latest()).toEqual([{ methods: ['pwd', 'otp', 'mfa'], remember_me: true }]);
  expect(await query('select provider_id, subject from provider_sessions')).toEqual([
    { provider_id: 'p', subject: 'buyer@p' },
  ]);
  expect(await query('select 1 from factor_challenges union all select 1 from sign_on_handovers')).toEqual([]);
});

it('does not exchange the token for another sign-in', async () => {
  await factors.addTotp(await api.signIn('buyer'));
  const token = (await exchange()).secondFactor?.token ?? '';
  const answer = await api.call({
    method: 'POST',
    path: '/auth/login/sign-on',
    payload: { code: token },
    headers: { cookie: `marketplace-sign-on=${token}` },
  });
  expect(answer.statusCode).toBe(401);
});

it('asks for nothing more if the provider says that it has seen two factors', async () => {
  await factors.addTotp(await api.signIn('buyer'));
  expect(Object.keys(await exchange(['pwd', 'mfa'])).sort()).toEqual(['accessToken', 'refreshToken', 'userData']);
  expect(await latest()).toEqual([{ methods: ['pwd', 'mfa'], remember_me: true }]);
});

it('asks for nothing more from an account without a second factor', async () => {
  expect((await exchange()).userData?.id).toBe('buyer');
});

it.each([
  ['the provider is disabled', 'update identity_providers set enabled = false'],
  ['the provider is deleted', 'delete from identity_providers'],
  ['the user signs out at the provider', 'delete from sign_on_handovers'],
  ['the account is disabled', "update users set status = 'disabled' where id = 'buyer'"],
  [
    'the account becomes one that signs in by password only',
    "update users set role = 'SUPER_ADMIN' where id = 'buyer'",
  ],
])('ends if %s meanwhile', async (_what, change) => {
  const { secret } = await factors.addTotp(await api.signIn('buyer'));
  const token = (await exchange()).secondFactor?.token ?? '';
  await query(change);
  const late = await factors.finish(token, { code: codeOf(secret) });
  expect([late.statusCode, late.json().code]).toEqual([401, expect.stringMatching(/^sign_(in|on)_expired$/)]);
  expect(await query('select 1 from sessions where remember_me')).toEqual([]);
});
