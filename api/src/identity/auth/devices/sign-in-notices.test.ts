import { Acknowledgement, SignInNotice } from '@marketplace/shared/contracts';
import { expectContract } from '../../../../test/expect-contract.ts';
import { mailsTo } from '../../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../../test/test-api.ts';
import { until } from '../../../../test/until.ts';

let api: TestApi;
beforeEach(async () => (api = await openTestApi({ publicPostsPerMinute: 1_000_000 })));
afterEach(() => api.close());

const email = 'buyer@tex.example';
const query = (statement: string) => api.database.pool.query(statement);
const checkAuth = async (token: string) => (await api.call({ path: '/auth/check-auth', token })).statusCode;
const read = (token: string) => api.call({ path: `/auth/sign-in-notice?token=${token}` });
const end = (token: string) => api.call({ method: 'POST', path: '/auth/sign-in-notice/end', payload: { token } });

/** The owner is signed in on their own device; then someone else signs in elsewhere. */
async function strangeSignIn() {
  const owner = await api.signIn('buyer');
  await until(async () => (await query('select from known_devices')).rows.length === 1);
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const payload = { email, password: 'Marketplace1' };
  const answer = await api.call({ method: 'POST', path: '/auth/login', payload, headers, remoteAddress: '192.0.2.7' });
  const { accessToken, refreshToken } = answer.json<{ accessToken: string; refreshToken: string }>();
  const links = async () =>
    (await mailsTo(api, email)).flatMap(({ text }) => /not-me\?token=([\w-]{43})/.exec(text)?.[1] ?? []);
  await until(async () => (await links()).length === 1);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return { owner, stranger: accessToken, refreshToken, cookie, link: (await links())[0] ?? '' };
}

describe('the link in the email about a new sign-in', () => {
  it('shows what it is about, however often it is opened, without changing anything', async () => {
    const { owner, stranger, link } = await strangeSignIn();
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const { statusCode } = await api.call({ method, path: `/auth/sign-in-notice?token=${link}` });
      expect(statusCode).toBe(200);
    }
    const notice = expectContract(SignInNotice, (await read(link)).json());
    expect(notice).toMatchObject({ device: 'Firefox on Linux', ip: '192.0.2.7' });
    expect([await checkAuth(owner), await checkAuth(stranger)]).toEqual([200, 200]);
    for (const method of ['GET', 'HEAD'] as const) {
      const path = `/auth/sign-in-notice/end?token=${link}`;
      expect((await api.call({ method, path })).statusCode).toBeGreaterThanOrEqual(404);
    }
    expect(await checkAuth(stranger)).toBe(200);
  });

  it('ends only that session, once, forgets its browser and leaves an event', async () => {
    const { owner, stranger, refreshToken, cookie, link } = await strangeSignIn();
    expectContract(Acknowledgement, (await end(link)).json());
    expect([await checkAuth(owner), await checkAuth(stranger)]).toEqual([200, 401]);
    expect((await api.call({ method: 'POST', path: '/auth/refresh', payload: { refreshToken } })).statusCode).toBe(401);
    expect((await query('select from known_devices')).rows).toHaveLength(1);
    expect([(await end(link)).statusCode, (await read(link)).statusCode]).toEqual([404, 404]);
    const { rows } = await query("select actor_id, target_name, after from audit_events where action like '%by_link'");
    expect(rows).toEqual([
      { actor_id: null, target_name: 'Firefox on Linux', after: { userId: 'buyer', wasOpen: true } },
    ]);
    // The formerly known device has lost its own attempts.
    const login = (password: string) =>
      api.call({ method: 'POST', path: '/auth/login', payload: { email, password }, headers: { cookie } });
    for (let round = 0; round < 10; round += 1)
      await api.call({ method: 'POST', path: '/auth/login', payload: { email, password: 'Wrong1234' } });
    expect((await login('Marketplace1')).statusCode).toBe(429);
  });

  it('works once for sixteen requests at the same moment', async () => {
    const { link } = await strangeSignIn();
    const answers = await Promise.all(Array.from({ length: 16 }, () => end(link)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(15).fill(404)]);
  });

  it('forgets the browser even if the session has ended already', async () => {
    const { stranger, link } = await strangeSignIn();
    await api.call({ method: 'POST', path: '/auth/logout', token: stranger });
    expect((await end(link)).statusCode).toBe(200);
    expect((await query('select from known_devices')).rows).toHaveLength(1);
  });

  it('is refused in the same way if it is too old or was never sent', async () => {
    const { stranger, link } = await strangeSignIn();
    await query('update sign_in_notices set expires_at = now()');
    const answers = [await end(link), await end('invented'), await read(link), await read('invented')];
    const { requestId: _first, ...body } = answers[0]?.json() ?? {};
    for (const answer of answers) {
      const { requestId: _id, ...other } = answer.json();
      expect([answer.statusCode, other]).toEqual([404, body]);
    }
    expect(await checkAuth(stranger)).toBe(200);
  });
});
