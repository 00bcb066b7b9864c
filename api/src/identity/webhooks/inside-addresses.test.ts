import dns from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { keepWebhooks } from '../../../test/webhooks.ts';
import { parseConfig } from '../../config.ts';

let api: TestApi;
let admin: string;
let inside: Server;
let asked = 0;
beforeAll(async () => {
  api = await openTestApi({ webhooksInside: false });
  admin = await api.signIn('super');
  inside = createServer((_request, response) => {
    asked += 1;
    response.end('secret of the inside');
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => inside.close(resolve));
});

const port = () => (inside.address() as AddressInfo).port;
/** The DNS returns these addresses, one after another; the last one stays. */
function resolveTo(...answers: string[]) {
  const rest = [...answers];
  const lookup = jest.spyOn(dns, 'lookup').mockImplementation(((...all: unknown[]) => {
    const address = rest.length > 1 ? rest.shift() : rest[0];
    (all.at(-1) as (error: null, found: unknown) => void)(null, [{ address, family: 4 }]);
  }) as never);
  return lookup;
}
const problemOf = async (url: string) => {
  const answer = await keepWebhooks(api, admin).create({ url });
  return [answer.statusCode, answer.json().message];
};

it.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1:8443/',
  'https://localhost/',
  'http://receiver.example/',
])('%s is refused when entered', async (url) => expect((await problemOf(url))[0]).toBe(400));

it('a name that leads inside is refused when entered, and so is an unknown one', async () => {
  resolveTo('192.168.1.1');
  expect((await problemOf('https://inside.example/'))[1]).toContain('private network');
  jest.restoreAllMocks();
  expect((await problemOf('https://nobody.invalid/'))[1]).toContain('find a server named nobody.invalid');
});

it('a name that later leads elsewhere reaches nothing inside', async () => {
  const keep = keepWebhooks(api, admin);
  // Public when entered; internal for every lookup after that.
  resolveTo('8.8.8.8', '127.0.0.1');
  const { webhook } = await keep.created({ url: `https://rebind.example:${port()}/` });
  await keep.test(webhook.id);
  const { attempts } = await keep.attempted(webhook.id);
  expect(attempts[0]).toMatchObject({
    status: null,
    excerpt: null,
    problem: expect.stringContaining('private network'),
  });
  expect(asked).toBe(0);
});

it('an address that was stored as an internal one reaches nothing either', async () => {
  const keep = keepWebhooks(api, admin);
  resolveTo('8.8.8.8');
  const { webhook } = await keep.created({ url: 'https://receiver.example/' });
  for (const url of [`https://127.0.0.1:${port()}/`, `http://127.0.0.1:${port()}/`]) {
    await api.database.pool.query('update webhook_endpoints set url = $1', [url]);
    await keep.test(webhook.id);
    expect((await keep.attempted(webhook.id)).attempts[0]?.problem).toContain('private network');
  }
  expect(asked).toBe(0);
});

it('production has no switch to allow it', () => {
  expect(parseConfig({ NODE_ENV: 'production', WEBHOOKS_INSIDE: '1' }).invalid).toContainEqual(
    expect.stringContaining('WEBHOOKS_INSIDE'),
  );
  expect(parseConfig({ NODE_ENV: 'production' }).config.webhooksInside).toBe(false);
  expect(parseConfig({ WEBHOOKS_INSIDE: '0' }).config.webhooksInside).toBe(false);
  expect(parseConfig({}).config.webhooksInside).toBe(true);
});
