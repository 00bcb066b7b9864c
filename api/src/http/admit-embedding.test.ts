import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { readConfig } from '../config.ts';

const partner = 'https://partner.example';

let api: TestApi;
beforeAll(async () => (api = await openTestApi({ embedOrigins: [partner] })));
afterAll(() => api.close());

const preflight = (origin: string) =>
  api.call({
    method: 'OPTIONS',
    path: '/tex-suite/cart',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

it('tells a browser in advance what a page that embeds us may request', async () => {
  const answer = await preflight(partner);
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': partner,
    'access-control-allow-methods': expect.stringContaining('PUT'),
    'access-control-allow-headers': expect.stringContaining('authorization'),
  });
});

it.each(['/tex-admin/buckets', '/auth/check-auth'])('lets such a page read %s, without cookies', async (path) => {
  const answer = await api.call({ path, headers: { origin: partner } });
  expect(answer.headers['access-control-allow-origin']).toBe(partner);
  expect(String(answer.headers.vary)).toContain('Origin');
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
});

it('lets such a page change data', async () => {
  const answer = await api.call({ method: 'POST', path: '/auth/logout', headers: { origin: partner } });
  expect(answer.statusCode).toBe(200);
});

it('admits nobody else', async () => {
  const origin = 'https://evil.example';
  expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
  const read = await api.call({ path: '/tex-admin/buckets', headers: { origin } });
  expect(read.headers['access-control-allow-origin']).toBeUndefined();
});

it.each(['partner.example', 'https://partner.example/', 'https://partner.example/shop', '*'])(
  'refuses the setting %s',
  (origin) => {
    expect(() => readConfig({ EMBED_ORIGINS: origin })).toThrow(
      `EMBED_ORIGINS must be origins such as https://shop.example, but has "${origin}".`,
    );
  },
);
