import { ErrorBody, SignOnOffers } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { startHostileProvider, type HostileProvider } from '../../../test/hostile-provider.ts';
import { administer, openBrowser } from '../../../test/sign-on.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { until } from '../../../test/until.ts';

let api: TestApi;
let server: HostileProvider;
let token: string;
let admin: ReturnType<typeof administer>;
let id: string;
beforeAll(async () => {
  api = await openTestApi({
    publicPostsPerMinute: 10_000,
    loginAttemptsPerAccount: 1_000,
    loginAttemptsPerAddress: 10_000,
  });
  server = await startHostileProvider('marketplace');
  token = await api.signIn('super');
  admin = administer(api, token);
});
beforeEach(async () => {
  await query('truncate identity_providers cascade');
  id = await admin.addEnabled({ issuer: server.issuer, required: true });
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const post = (path: string, payload: object) => api.call({ method: 'POST', path, payload });
const login = (email: string, password = 'Marketplace1') => post('/auth/login', { email, password });
const sendCode = (email: string) => post('/auth/forgot-password/send-otp', { email });
const told = (answer: { statusCode: number; json: () => unknown }) => {
  const { code, message } = expectContract(ErrorBody, answer.json());
  return [answer.statusCode, code, message];
};
const sentence = 'People from tex.example sign in with Tex Directory. Choose “Continue with Tex Directory”.';
const refusal = [403, 'sign_on_required', sentence];
const accounts: [string, string, string][] = [
  ['the right password', 'buyer@tex.example', 'Marketplace1'],
  ['the right password in other letters', ' BUYER@TEX.example ', 'Marketplace1'],
  ['a wrong password', 'buyer@tex.example', 'wrong'],
  ['an unknown email', 'nobody@tex.example', 'wrong'],
  ['a temporary password', 'temp@tex.example', 'Marketplace1'],
  ['a disabled account', 'disabled@tex.example', 'Marketplace1'],
  ['the wrong password of a super administrator', 'super@tex.example', 'wrong'],
];

describe('where people must sign in through their provider', () => {
  it.each(accounts)('a password sign-in says so, and nothing else, with %s', async (_what, email, password) => {
    expect(told(await login(email, password))).toEqual(refusal);
  });

  it('a super administrator still signs in with a password', async () => {
    expect((await login('super@tex.example')).json()).toMatchObject({ accessToken: expect.any(String) });
  });

  it.each(accounts)('password recovery says so too: %s', async (_what, email) => {
    expect(told(await sendCode(email))).toEqual(refusal);
  });

  it('a code is mailed only to super administrators', async () => {
    await query('truncate mails, recovery_codes, browser_codes');
    for (const email of ['buyer@tex.example', 'nobody@tex.example', 'super@tex.example']) await sendCode(email);
    const to = async () => (await query('select to_address from mails')).rows.map((row) => row.to_address);
    await until(async () => (await to()).length > 0);
    expect(await to()).toEqual(['super@tex.example']);
  });

  it('other domains are not affected', async () => {
    expect(told(await login('a@other.example')).slice(0, 2)).toEqual([401, 'invalid_credentials']);
    expect((await sendCode('a@other.example')).statusCode).toBe(200);
    expect(told(await login('a@sub.tex.example')).slice(0, 2)).toEqual([401, 'invalid_credentials']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['it is disabled', () => admin.enable(id, false)],
    ['its domain is not proven', () => query('update provider_domains set proven_at = null')],
    ['it is not required', () => query('update identity_providers set required = false')],
    ['it gave the domain up', () => query("update identity_providers set domains = '{other.example}'")],
  ])('passwords work as usual once %s', async (_what, act) => {
    await act();
    expect((await login('buyer@tex.example')).statusCode).toBe(200);
    expect(told(await login('buyer@tex.example', 'wrong')).slice(0, 2)).toEqual([401, 'invalid_credentials']);
  });

  it('the sign-in page is told', async () => {
    const offers = expectContract(SignOnOffers, (await api.call({ path: '/auth/sign-on/providers' })).json());
    expect(offers).toEqual([{ id, name: 'Tex Directory', domains: ['tex.example'], required: true }]);
  });

  describe('an invitation', () => {
    const invite = async (email: string, role = 'USER') => {
      const payload = { people: [{ name: 'Nila Das', email }], role, marketplaceRoleIds: [], clientId: null };
      await api.call({ method: 'POST', path: '/tex-suite/user/invite', payload, token });
      const [mail] = await mailsTo(api, email);
      return /accept-invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    };
    const view = async (link: string) => (await api.call({ path: '/auth/invitation', query: { token: link } })).json();
    const accept = (link: string) => post('/auth/invitation/accept', { token: link, newPassword: 'Brand-new-1' });

    it('accepts no password, names the provider, and is accepted through it', async () => {
      const link = await invite('nila@tex.example');
      expect((await view(link)).signOn).toEqual({ id, name: 'Tex Directory' });
      expect(told(await accept(link))).toEqual(refusal);
      server.twist({ claims: { sub: 'nila', email: 'nila@tex.example' } });
      const browser = openBrowser(api);
      const page = await browser.passBy(id);
      expect((await browser.exchange(page.hash.slice(1))).statusCode).toBe(200);
      expect((await api.call({ path: '/auth/invitation', query: { token: link } })).statusCode).toBe(404);
    });

    it.each([
      ['another domain', 'nila@other.example', 'USER'],
      ['a super administrator', 'second@tex.example', 'SUPER_ADMIN'],
    ])('accepts a password from %s', async (_what, email, role) => {
      const link = await invite(email, role);
      expect((await view(link)).signOn).toBeNull();
      expect((await accept(link)).statusCode).toBe(200);
    });
  });

  it('a temporary password gets in nobody’s way, and opens nothing later', async () => {
    server.twist({ claims: { sub: 'temp', email: 'temp@tex.example' } });
    const browser = openBrowser(api);
    const page = await browser.passBy(id);
    expect((await browser.exchange(page.hash.slice(1))).statusCode).toBe(200);
    await query('update identity_providers set required = false');
    expect((await login('temp@tex.example')).statusCode).toBe(401);
  });
});
