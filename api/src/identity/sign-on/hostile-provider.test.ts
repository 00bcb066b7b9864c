import { startHostileProvider, type HostileProvider, type Twist } from '../../../test/hostile-provider.ts';
import { administer, openBrowser } from '../../../test/sign-on.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let hostile: HostileProvider;
let id: string;
beforeAll(async () => {
  api = await openTestApi();
  hostile = await startHostileProvider('marketplace');
  const admin = administer(api, await api.signIn('super'));
  id = await admin.addEnabled({ issuer: hostile.issuer, createUsers: true });
});
afterAll(async () => {
  await hostile.close();
  await api.close();
});

const signIn = async (twist: Twist, change?: (answer: URLSearchParams) => void, query = '') => {
  hostile.twist(twist);
  return (await openBrowser(api).passBy(id, query, change)).search;
};

it('accepts a valid token, so that the others are refused for what is wrong with them', async () => {
  expect(await signIn({})).toBe('?signOn=complete');
});

it.each<[string, Twist]>([
  ['for another audience', { audience: 'another client' }],
  ['signed with another key', { otherKey: true }],
  ['signed by nobody', { algorithm: 'none' }],
  ['with the nonce of another sign-in', { nonce: 'of another sign-in' }],
  ['of another issuer', { issuer: 'http://localhost:9' }],
  ['that has expired', { expiresIn: -120 }],
])('refuses a token %s', async (_what, twist) => {
  expect(await signIn(twist)).toBe('?signOn=invalid_answer');
});

it('asks nothing of a provider on an answer with another state', async () => {
  const before = hostile.calls();
  expect(await signIn({}, (answer) => answer.set('state', 'x'.repeat(43)))).toBe('?signOn=expired');
  expect(hostile.calls()).toBe(before);
});

it.each<[string, Record<string, unknown>, string]>([
  ['says "true" for verified', { email_verified: 'true' }, 'email_unverified'],
  ['is of a domain below', { email: 'a@sub.tex.example' }, 'foreign_domain'],
  ['hides another domain behind a second @', { email: 'a@evil.example@tex.example' }, 'email_missing'],
  ['is no text', { email: { $ne: '' } }, 'email_missing'],
])('refuses an email that %s', async (_what, claims, problem) => {
  expect(await signIn({ claims })).toBe(`?signOn=${problem}`);
});

describe('a sign-in that must be fresh', () => {
  const now = Math.floor(Date.now() / 1_000);

  it('is requested from the provider, and no other is', async () => {
    const asked = async (query: string) => new URL(await openBrowser(api).start(id, query)).searchParams;
    expect(Object.fromEntries(await asked('?fresh=true'))).toMatchObject({ prompt: 'login', max_age: '0' });
    const others = await asked('');
    expect([others.has('prompt'), others.has('max_age')]).toEqual([false, false]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['was made now', { auth_time: now + 5 }, 'complete'],
    ['was made a little before, by another clock', { auth_time: now - 20 }, 'complete'],
    ['was made an hour ago', { auth_time: now - 3_600 }, 'stale'],
    ['was made no one knows when', {}, 'stale'],
  ])('counts if the one there %s', async (_what, claims, expected) => {
    expect((await signIn({ claims }, undefined, '?fresh=true')).split('&')[0]).toBe(`?signOn=${expected}`);
    // The age was not requested.
    expect(await signIn({ claims })).toBe('?signOn=complete');
  });

  it('keeps how and when somebody proved who they are', async () => {
    hostile.twist({ claims: { auth_time: now - 3_600, amr: ['pwd', 'mfa', 7, 'x'.repeat(100)] } });
    const browser = openBrowser(api);
    const page = await browser.passBy(id);
    const { rows } = await api.database.pool.query('select methods from sign_on_handovers order by expires_at desc');
    expect(rows[0].methods).toEqual(['pwd', 'mfa', 'x'.repeat(40)]);
    await browser.collect(page);
    const { rows: sessions } = await api.database.pool.query(
      'select extract(epoch from proven_at)::int as at from sessions order by created_at desc limit 1',
    );
    expect(sessions).toEqual([{ at: now - 3_600 }]);
  });
});

it('is no fresh proof if the provider does not say when, and the person learns what is', async () => {
  hostile.twist({ claims: {} });
  const browser = openBrowser(api);
  const { accessToken = '' } = await browser.collect(await browser.passBy(id));
  const factors = async () => (await api.call({ path: '/auth/second-factor', token: accessToken })).json();
  expect(await factors()).toMatchObject({ freshUntil: null, proofs: [], signOnUnproven: true });
  hostile.twist({ claims: { auth_time: Math.floor(Date.now() / 1_000) } });
  const next = await browser.collect(await browser.passBy(id));
  const answer = await api.call({ path: '/auth/second-factor', token: next.accessToken ?? '' });
  expect(answer.json()).toMatchObject({ freshUntil: expect.any(String), proofs: ['signOn'] });
  expect(answer.json()).not.toHaveProperty('signOnUnproven');
});

it('is never fresh for longer because a provider’s clock is ahead', async () => {
  hostile.twist({ claims: { auth_time: Math.floor(Date.now() / 1_000) + 86_400 } });
  const browser = openBrowser(api);
  await browser.collect(await browser.passBy(id));
  const { rows } = await api.database.pool.query(
    'select proven_at <= clock_timestamp() as past from sessions order by created_at desc limit 1',
  );
  expect(rows).toEqual([{ past: true }]);
});

describe('the page where a sign-in ends', () => {
  it('is the one where it began', async () => {
    const query = `?returnTo=${encodeURIComponent('/signOn?provider=p1')}`;
    expect(await signIn({}, undefined, query)).toBe('?signOn=complete&returnTo=%2FsignOn%3Fprovider%3Dp1');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a b',
    `/${'a'.repeat(300)}`,
  ])('is never "%.30s"', async (returnTo) => {
    const start = await openBrowser(api).start(id, `?returnTo=${encodeURIComponent(returnTo)}`);
    expect(new URL(start).search).toBe('?signOn=failed');
  });
});

it('stores the text of a name with odd characters', async () => {
  const claims = { sub: 'odd', email: 'odd@tex.example', name: `Odd\u0000\u001b ${'n'.repeat(300)}` };
  expect(await signIn({ claims })).toBe('?signOn=complete');
  const { rows } = await api.database.pool.query("select name from users where email = 'odd@tex.example'");
  expect(rows[0].name).toMatch(/^Odd n{50,}$/);
});

it('says so when the provider is away', async () => {
  const browser = openBrowser(api);
  await hostile.close();
  expect(await browser.start(id)).toContain('?signOn=unreachable');
});
