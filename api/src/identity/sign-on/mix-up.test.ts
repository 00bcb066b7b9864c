import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startHostileProvider, type HostileProvider } from '../../../test/hostile-provider.ts';
import { administer, openBrowser } from '../../../test/sign-on.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let providers: HostileProvider[];
let ids: string[];
beforeAll(async () => {
  api = await openTestApi();
  providers = await Promise.all([startHostileProvider('marketplace'), startHostileProvider('marketplace')]);
  const admin = administer(api, await api.signIn('super'));
  ids = [];
  for (const [index, { issuer }] of providers.entries()) {
    const domains = [index === 0 ? 'tex.example' : 'other.example'];
    ids.push(await admin.addEnabled({ name: `Provider ${index}`, issuer, domains, createUsers: true }));
  }
});
afterAll(async () => {
  for (const provider of providers) await provider.close();
  await api.close();
});

it('sends no code to a provider that says that another one issued it, and notes the attempt', async () => {
  const [asked, other] = providers;
  const answerOf = async (issuer: string | undefined) => {
    const browser = openBrowser(api);
    const url = new URL(await browser.start(ids[0] ?? ''));
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('state', url.searchParams.get('state') ?? '');
    back.searchParams.set('code', url.searchParams.get('nonce') ?? '');
    if (issuer !== undefined) back.searchParams.set('iss', issuer);
    return (await browser.comeBack(back.href)).search;
  };
  expect(await answerOf(asked?.issuer)).toBe('?signOn=complete');
  const before = asked?.calls();
  expect(await answerOf(other?.issuer)).toBe('?signOn=invalid_answer');
  expect([asked?.calls(), other?.calls()]).toEqual([before, 0]);
  const { rows } = await api.database.pool.query(
    'select action, actor_id, target_id, after, ip from audit_events order by at desc limit 1',
  );
  expect(rows).toEqual([
    {
      action: 'identity_provider.sign_in_failed',
      actor_id: null,
      target_id: ids[0],
      after: { problem: 'invalid_answer' },
      ip: '127.0.0.1',
    },
  ]);
});

it('takes an answer only at the address of the provider it asked, even if that names no issuer', async () => {
  const admin = administer(api, await api.signIn('super'));
  const keys = ['a', 'b'].map((letter) => letter.repeat(32));
  for (const [index, redirectKey] of keys.entries())
    await admin.addEnabled({
      name: `Own ${index}`,
      issuer: providers[index]?.issuer ?? '',
      domains: [index === 0 ? 'tex.example' : 'other.example'],
      createUsers: true,
      redirectKey,
    });
  const { rows } = await api.database.pool.query(
    'select id from identity_providers where redirect_key is not null order by name',
  );
  const own = rows.map((row) => String(row.id));
  /** Signs in at one, and comes back at the address of another. */
  const comeBackAt = async (id: string, key: string | undefined) => {
    const browser = openBrowser(api);
    const asked = new URL(await browser.start(id)).searchParams;
    const back = new URL(`${api.config.publicUrl}/api/marketplace/auth/sign-on/callback${key ? `/${key}` : ''}`);
    back.searchParams.set('state', asked.get('state') ?? '');
    back.searchParams.set('code', asked.get('nonce') ?? '');
    return [asked.get('redirect_uri') === back.origin + back.pathname, (await browser.comeBack(back.href)).search];
  };
  const before = providers.map((provider) => provider.calls());
  for (const key of [keys[1], 'c'.repeat(32), undefined])
    expect(await comeBackAt(own[0] ?? '', key)).toEqual([false, '?signOn=invalid_answer']);
  // One from before, at the address that those share.
  expect(await comeBackAt(ids[0] ?? '', keys[0])).toEqual([false, '?signOn=invalid_answer']);
  expect(providers.map((provider) => provider.calls())).toEqual(before);
  expect(await comeBackAt(own[0] ?? '', keys[0])).toEqual([true, '?signOn=complete']);
  expect(await comeBackAt(ids[0] ?? '', undefined)).toEqual([true, '?signOn=complete']);
});

it('gives no two providers the same address', async () => {
  const admin = administer(api, await api.signIn('super'));
  const fields = { name: 'Twin', issuer: providers[0]?.issuer ?? '', redirectKey: 'd'.repeat(32) };
  expect((await admin.add(fields)).json()).toMatchObject({
    redirectKey: fields.redirectKey,
    redirectUri: `${api.config.publicUrl}/api/marketplace/auth/sign-on/callback/${fields.redirectKey}`,
  });
  const second = await admin.add(fields);
  expect([second.statusCode, second.json().errors[0].field]).toEqual([400, 'redirectKey']);
});

it('asks nobody to sign in at a provider whose configuration names another issuer', async () => {
  let named = 'http://localhost:9';
  const server = createServer((_request, response) => {
    const configuration = { issuer: named, authorization_endpoint: `${named}/authorize` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(configuration));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const admin = administer(api, await api.signIn('super'));
  const fields = { name: 'Third', issuer, domains: ['third.example'] };
  const refused = await admin.add(fields);
  expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'issuer']);
  named = issuer;
  const id = await admin.addEnabled(fields);
  expect(await openBrowser(api).start(id)).toContain(`${issuer}/authorize?`);
  named = 'http://localhost:9';
  expect(await openBrowser(api).start(id)).toContain('/login?signOn=unreachable');
  await new Promise((resolve) => server.close(resolve));
});
