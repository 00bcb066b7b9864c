import type { AddressInfo } from 'node:net';
import { rawRequest } from '../../test/raw-request.ts';
import { marketplace, openTestApi, type TestApi } from '../../test/test-api.ts';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await openTestApi();
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

it('responds to an HTTP/1.0 probe, which sends no host', async () => {
  expect(statusOf(await ask('/livez', [], '1.0'))).toBe(200);
  expect(statusOf(await ask('/api/docs', [], '1.0'))).toBe(400);
});
