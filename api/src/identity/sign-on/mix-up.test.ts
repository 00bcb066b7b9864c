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
