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

/** Comes back with a code at once; the provider knows the nonce from it. */
const signIn = async (twist: Twist, change: (answer: URLSearchParams) => void = () => undefined) => {
  hostile.twist(twist);
  const browser = openBrowser(api);
  const asked = new URL(await browser.start(id)).searchParams;
  const answer = new URLSearchParams({ state: asked.get('state') ?? '', code: asked.get('nonce') ?? '' });
  change(answer);
  return (await browser.comeBack(`http://localhost/?${answer.toString()}`)).search;
};

it('lets a good token in, so that the others are refused for what is wrong with them', async () => {
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
])('refuses an e-mail that %s', async (_what, claims, problem) => {
  expect(await signIn({ claims })).toBe(`?signOn=${problem}`);
});

it('stores a name with odd characters as far as it is text', async () => {
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
