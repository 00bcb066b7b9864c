import { once } from 'node:events';
import { Agent, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { rawRequest } from '../../test/raw-request.ts';
import { marketplace, openTestApi, type TestApi } from '../../test/test-api.ts';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await openTestApi({ allowedHosts: ['api_1.svc.cluster.local', 'a.example'] });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
});
afterAll(() => api.close());

const paths = [
  `${marketplace}/tex-suite/dashboard`,
  `${marketplace}/auth/sign-on/providers`,
  '/api/docs',
  '/api/nowhere',
  '/livez',
];
const ask = (path: string, headers: string[], version = '1.1') =>
  rawRequest(port, [`GET ${path} HTTP/${version}`, ...headers, 'Connection: close', '', ''].join('\r\n'));
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

describe.each(paths)('%s', (path) => {
  it.each([
    ...[
      '[',
      '[::1',
      ']',
      'a:99999',
      'a:',
      'a:b',
      ':80',
      '"><x',
      '<script>',
      'a/b',
      'a\\b',
      'a?b',
      'a#b',
      'u@a',
      'a b',
      'a,b',
      '%41',
      'ä',
      '',
    ].map((host) => [host, [`Host: ${host}`]]),
    ['two', ['Host: localhost', 'Host: evil.example']],
    ['a forwarded one', ['Host: localhost', 'X-Forwarded-Host: [']],
    ['a list of forwarded ones', ['Host: localhost', 'X-Forwarded-Host: good.example, "><x']],
  ] as [string, string[]][])('refuses the host %s', async (_host, headers) => {
    const answer = await ask(path, headers);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('"code":"invalid_');
    expect(answer).not.toMatch(/evil|><x|<script>/);
  });

  it.each(['localhost', 'LOCALHOST:4000', '127.0.0.1:1', '[::1]:4000', 'api_1.svc.cluster.local', 'a.example.'])(
    'accepts the host %s',
    async (host) => {
      expect([200, 302, 308, 404]).toContain(statusOf(await ask(path, [`Host: ${host}`])));
    },
  );
});

describe('a host that is not ours', () => {
  let strict: TestApi;
  let strictPort: number;
  beforeAll(async () => {
    strict = await openTestApi({
      production: true,
      publicUrl: 'https://market.example',
      allowedHosts: [],
      trustProxy: '127.0.0.2',
    });
    await strict.app.listen({ port: 0, host: '127.0.0.1' });
    strictPort = (strict.app.server.address() as AddressInfo).port;
  });
  afterAll(() => strict.close());
  const askStrict = (path: string, ...headers: string[]) =>
    rawRequest(strictPort, [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));

  it.each(['evil.example', 'localhost', '127.0.0.1', 'xmarket.example', 'market.example.evil.example'])(
    'is refused: %s',
    async (host) => {
      const answer = await askStrict('/api/docs', `Host: ${host}`);
      expect(statusOf(answer)).toBe(400);
      expect(answer).toContain('"code":"unknown_host"');
      expect(answer).toContain('x-content-type-options: nosniff');
      expect(answer).not.toContain(host === 'localhost' ? 'localhost' : host);
    },
  );

  it('brings the refusal to someone who is still sending, and goes on', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const codeOf = async (method: string, body?: Buffer) => {
      const request = send({ agent, port: strictPort, path: '/api/docs', method, headers: { host: 'evil.example' } });
      request.end(body);
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      return ((await json(answer)) as { code: string }).code;
    };
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await codeOf('POST', Buffer.alloc(4_000_000))).toBe('unknown_host');
      expect(await codeOf('GET')).toBe('unknown_host');
    }
    agent.destroy();
  });

  it('is not hidden by a forwarded one from an untrusted proxy', async () => {
    const answer = await askStrict('/api/docs', 'Host: evil.example', 'X-Forwarded-Host: market.example');
    expect(statusOf(answer)).toBe(400);
    expect(statusOf(await askStrict('/api/docs', 'Host: market.example', 'X-Forwarded-Host: evil.example'))).not.toBe(
      400,
    );
  });

  it('does not matter for a health probe', async () => {
    expect(statusOf(await askStrict('/livez', 'Host: 10.0.0.7:4000'))).toBe(200);
    expect(statusOf(await askStrict('/livez', 'Host: ['))).toBe(400);
  });

  it('is named by a trusted proxy', async () => {
    const behind = await openTestApi({
      production: true,
      publicUrl: 'https://market.example',
      allowedHosts: [],
      trustProxy: '1',
    });
    const ask = (host: string) =>
      behind.app.inject({ url: '/api/docs', headers: { host: 'api-1:4000', 'x-forwarded-host': host } });
    expect((await ask('market.example')).statusCode).not.toBe(400);
    expect((await ask('evil.example')).json()).toMatchObject({ code: 'unknown_host' });
    await behind.close();
  });
});

it('responds to an HTTP/1.0 probe, which sends no host', async () => {
  expect(statusOf(await ask('/livez', [], '1.0'))).toBe(200);
  expect(statusOf(await ask('/api/docs', [], '1.0'))).toBe(400);
});
