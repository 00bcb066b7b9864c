import { startHostileProvider, type HostileProvider } from '../../../test/hostile-provider.ts';
import { administer, openBrowser } from '../../../test/sign-on.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let server: HostileProvider;
let token: string;
let admin: ReturnType<typeof administer>;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 1_000 });
  server = await startHostileProvider('marketplace');
  token = await api.signIn('super');
  admin = administer(api, token);
});
beforeEach(() => query('truncate identity_providers, audit_events, mails cascade'));
afterAll(async () => {
  await server.close();
  await api.close();
});

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const settings = () => ({ issuer: server.issuer, createUsers: true });

/** Comes back from the provider; returns the browser and its code. */
const arrive = async (id: string, email = 'asha@tex.example') => {
  server.twist({ claims: { sub: email, email } });
  const browser = openBrowser(api);
  return { browser, code: (await browser.passBy(id)).hash.slice(1) };
};
const signIn = async (id: string, email?: string) => {
  const { browser, code } = await arrive(id, email);
  return (await browser.exchange(code)).json<{ accessToken: string; refreshToken: string }>();
};
const status = async (accessToken: string) =>
  (await api.call({ path: '/auth/check-auth', token: accessToken })).statusCode;
const remove = (id: string) => api.call({ method: 'DELETE', path: `${admin.path}/${id}`, token });

describe('the sessions of a provider', () => {
  it.each<[string, (id: string) => Promise<unknown>]>([
    ['disabled', (id) => admin.enable(id, false)],
    ['removed', remove],
    ['given another client', (id) => admin.change(id, { ...settings(), clientId: 'another' })],
    ['given another secret', (id) => admin.change(id, { ...settings(), clientSecret: 'another' })],
    ['given other domains', (id) => admin.change(id, { ...settings(), domains: ['other.example'] })],
    [
      'given another issuer',
      async (id) => {
        const other = await startHostileProvider('marketplace');
        await admin.change(id, { ...settings(), issuer: other.issuer, clientSecret: 'another' });
        await other.close();
      },
    ],
  ])('end when it is %s, and those of others go on', async (_what, act) => {
    const [id, otherId] = [await admin.addEnabled(settings()), await admin.addEnabled(settings())];
    const ended = await signIn(id);
    const others = [(await signIn(otherId, 'b@tex.example')).accessToken, await api.signIn('buyer')];
    await act(id);
    expect(await status(ended.accessToken)).toBe(401);
    const payload = { refreshToken: ended.refreshToken };
    expect((await api.call({ method: 'POST', path: '/auth/refresh', payload })).statusCode).toBe(401);
    for (const other of others) expect(await status(other)).toBe(200);
  });

  it.each<[string, () => object]>([
    ['name', () => ({ ...settings(), name: 'Renamed' })],
    ['requirement', () => ({ ...settings(), required: true })],
  ])('continue when only its %s changes', async (_what, fields) => {
    const id = await admin.addEnabled(settings());
    const { accessToken } = await signIn(id);
    expect((await admin.change(id, fields())).json()).toMatchObject({ enabled: true });
    expect(await status(accessToken)).toBe(200);
  });

  it('do not begin with an earlier code, even though it was enabled again', async () => {
    const id = await admin.addEnabled(settings());
    const { browser, code } = await arrive(id);
    await admin.enable(id, false);
    await admin.enable(id);
    expect((await browser.exchange(code)).statusCode).toBe(401);
  });

  it('are gone if it was disabled at the same moment', async () => {
    const id = await admin.addEnabled(settings());
    for (let round = 0; round < 8; round += 1) {
      await query('update identity_providers set enabled = true');
      const { browser, code } = await arrive(id);
      const [exchanged] = await Promise.all([browser.exchange(code), admin.enable(id, false)]);
      if (exchanged.statusCode !== 200) continue;
      expect(await status(exchanged.json().accessToken)).toBe(401);
    }
  });

  it('do not begin while the provider is changed and enabled behind their back', async () => {
    const id = await admin.addEnabled(settings());
    const browser = openBrowser(api);
    const asked = new URL(await browser.start(id)).searchParams;
    await query('update identity_providers set updated_at = clock_timestamp()');
    const answer = new URLSearchParams({ state: asked.get('state') ?? '', code: asked.get('nonce') ?? '' });
    expect((await browser.comeBack(`http://localhost/?${answer.toString()}`)).search).toBe('?signOn=changed_meanwhile');
  });
});

describe('super administrators get a mail', () => {
  const mails = async () => (await query('select to_address, subject, text from mails order by created_at')).rows;

  it('for each step of a provider, which names who did what and holds no secret', async () => {
    const id = await admin.addEnabled(settings());
    await admin.enable(id, false);
    await admin.enable(id);
    await admin.change(id, { ...settings(), clientSecret: 'another secret', domains: ['other.example'] });
    await remove(id);
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual(
      ['added', 'disabled', 'enabled', 'changed', 'removed'].map(
        (change) => `Single sign-on: Tex Directory was ${change}`,
      ),
    );
    for (const { to_address, text } of sent) {
      expect(to_address).toBe('super@tex.example');
      expect(text).toContain('super@tex.example');
      expect(text).toContain(server.issuer);
      expect(text).not.toMatch(/a secret of the client|another secret/);
    }
    expect(sent[3]?.text).toMatch(/Changed: *\n? *(email domains, client secret|client secret, email domains)/);
  });

  it('only if they are active, in any spelling of their role', async () => {
    await query("update users set role = 'super admin' where id = 'user'");
    await query("update users set role = 'SUPER_ADMIN', status = 'disabled' where id = 'creator'");
    await admin.add(settings());
    await query("update users set role = 'USER', status = 'active' where id in ('user', 'creator')");
    expect((await mails()).map(({ to_address }) => to_address).toSorted()).toEqual([
      'super@tex.example',
      'user@tex.example',
    ]);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['that is refused', (id) => admin.change(id, { ...settings(), issuer: 'no address' })],
    ['that changes nothing', (id) => admin.change(id, settings())],
    ['that enables what is enabled', (id) => admin.enable(id)],
  ])('not for a step %s', async (_what, act) => {
    const id = await admin.addEnabled(settings());
    await query('truncate mails');
    await act(id);
    expect(await mails()).toEqual([]);
  });
});
