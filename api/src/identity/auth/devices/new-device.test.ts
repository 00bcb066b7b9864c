import type { FastifyInstance } from 'fastify';
import type { ApiConfig } from '../../../config.ts';
import { createApi } from '../../../create-api.ts';
import { mailsTo, recovery, requestResetToken } from '../../../../test/recovery.ts';
import { marketplace, openTestApi, type TestApi } from '../../../../test/test-api.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let api: TestApi;
/** The running server. */
let app: FastifyInstance;
beforeEach(async () => {
  api = await openTestApi({ publicPostsPerMinute: 1_000_000 });
  app = api.app;
});
afterEach(async () => {
  await app.close();
  await api.close();
});

const email = 'buyer@tex.example';
const login = async (cookie = '', { account = 'buyer', password = 'Marketplace1' } = {}) => {
  const answer = await app.inject({
    method: 'POST',
    url: `${marketplace}/auth/login`,
    payload: { email: `${account}@tex.example`, password },
    headers: { 'user-agent': firefox, ...(cookie && { cookie }) },
    remoteAddress: '192.0.2.7',
  });
  const set = String(answer.headers['set-cookie'] ?? '');
  return { answer, set, cookie: set.split(';')[0] ?? '' };
};
const query = (statement: string) => api.database.pool.query(statement);
/** Another server takes over once this one has finished the work after its responses. */
const settle = async (change: Partial<ApiConfig> = {}) => {
  await app.close();
  app = await createApi({ db: api.database, config: { ...api.config, ...change } });
};
const notices = async (address = email) =>
  (await mailsTo({ ...api, app }, address)).filter(({ subject }) => subject.startsWith('New sign-in'));

describe('a sign-in with a browser', () => {
  it('sends nothing the first time an account is used, or with the same browser again', async () => {
    const { cookie } = await login();
    await settle();
    await login(cookie);
    await settle();
    expect(await notices()).toEqual([]);
    expect((await query('select * from known_devices')).rows).toHaveLength(1);
  });

  it('that is new is reported by email: device, the user’s local time, address, what to do', async () => {
    await login();
    await settle();
    await query("update users set time_zone = 'Asia/Kolkata' where id = 'buyer'");
    await login();
    await settle();
    const [mail, more] = await notices();
    expect(more).toBeUndefined();
    expect(mail?.subject).toBe('New sign-in to your TEX Marketplace account');
    expect(mail?.text).toContain('Device: Firefox on Linux');
    expect(mail?.text).toContain('IP address: 192.0.2.7');
    expect(mail?.text).toMatch(/When: \d+ \w+ \d{4} at \d\d:\d\d \(Asia\/Kolkata\)/);
    expect(mail?.text).toContain("If this wasn't you");
    expect(mail?.html).toMatch(/<a [^>]*href="[^"]*\/marketplace\/not-me\?token=[\w-]{43}"/);
  });

  it('gets a cookie sent only with sign-ins and recoveries, hidden from scripts and stored as a hash', async () => {
    const { set, cookie } = await login();
    expect(set).toMatch(
      /^marketplace-device=[\w-]{43}; Path=\/api\/marketplace\/auth; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    await settle();
    const { rows } = await query("select encode(hash, 'base64') as hash from known_devices");
    expect(rows[0].hash).toHaveLength(44);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1] ?? '');
  });

  it('keeps the cookie over plain connections outside production', async () => {
    await settle({ production: true });
    expect((await login()).set).toMatch(/; Secure$/);
  });

  it('that two people share is known to both, without the table revealing that they share it', async () => {
    const { cookie } = await login();
    const second = await login(cookie, { account: 'user' });
    expect(second.cookie).toBe(cookie);
    await settle();
    await login(cookie);
    await login(cookie, { account: 'user' });
    await settle();
    expect([await notices(), await notices('user@tex.example')]).toEqual([[], []]);
    expect((await query('select count(distinct hash)::int as n from known_devices')).rows).toEqual([{ n: 2 }]);
  });

  it.each(['marketplace-device=short', 'marketplace-device=', `other=${'x'.repeat(43)}`, ';;;==', 'x'.repeat(8_000)])(
    'that brings the cookie %.40s is new',
    async (cookie) => {
      const first = await login(cookie);
      expect([first.answer.statusCode, /=[\w-]{43};/.test(first.set)]).toEqual([200, true]);
    },
  );

  it('gets no cookie when it is refused, or with a temporary password', async () => {
    expect((await login('', { password: 'Wrong1234' })).set).toBe('');
    expect((await login('', { account: 'temp' })).set).toBe('');
    await settle();
    expect((await query('select * from known_devices')).rows).toEqual([]);
  });

  it('is reported after a reset as well, which itself remembers no browser', async () => {
    await login();
    const resetToken = await requestResetToken(api, 'buyer');
    await recovery(api, 'reset', { resetToken, newPassword: 'Brand-new-1' });
    expect((await login('', { password: 'Brand-new-1' })).answer.statusCode).toBe(200);
    await settle();
    expect(await notices()).toHaveLength(1);
  });

  it('is let in even if the email can’t be written, and reported with the next sign-in', async () => {
    await login();
    await settle();
    await query('alter table mails rename to mails_away');
    const { answer, cookie } = await login();
    expect(answer.statusCode).toBe(200);
    await settle();
    await query('alter table mails_away rename to mails');
    await login(cookie);
    await settle();
    expect(await notices()).toHaveLength(1);
  });

  it('without cookies fills neither the mailbox nor the table', async () => {
    for (let round = 0; round < 24; round += 1) await login();
    await settle();
    expect(await notices()).toHaveLength(5);
    expect((await query('select * from known_devices')).rows).toHaveLength(20);
  });
});
