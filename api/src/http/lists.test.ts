import { publicReads } from '@marketplace/shared/contracts';
import { raiseTestTicket } from '../../test/conversation.ts';
import { type ListedRoute, listRoutes, propertiesOf } from '../../test/list-routes.ts';
import { marketplace, openTestApi, type TestApi } from '../../test/test-api.ts';

let api: TestApi;
let routes: ListedRoute[];
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await openTestApi();
  routes = (await listRoutes(api)).filter(({ method }) => method === 'GET');
  for (const person of ['super', 'buyer']) tokens[person] = await api.signIn(person);
});
afterAll(() => api.close());

const arrays = () => routes.filter(({ response }) => response[200]?.type === 'array');
const pages = () => routes.filter(({ response }) => propertiesOf(response[200]).content?.type === 'array');

/** What stands for the parameters of a path, so that there is something to list. */
const filled: Record<string, string> = {
  [`${marketplace}/tex-suite/user/:id/module-access`]: `${marketplace}/tex-suite/user/buyer/module-access`,
  '/api/organization/employees/clientid/:id': '/api/organization/employees/clientid/meridian',
  [`${marketplace}/tex-admin/tutorials/module/:id`]: `${marketplace}/tex-admin/tutorials/module/attendance`,
  [`${marketplace}/tex-suite/subscription/active/:clientId`]: `${marketplace}/tex-suite/subscription/active/meridian`,
  [`${marketplace}/tex-suite/subscription/user/:userId`]: `${marketplace}/tex-suite/subscription/user/buyer`,
  [`${marketplace}/tex-suite/subscription/of-module/:moduleId`]: `${marketplace}/tex-suite/subscription/of-module/attendance`,
  [`${marketplace}/tex-suite/release-health`]: `${marketplace}/tex-suite/release-health?sets=a,b&since=2026-11-01T00:00:00Z`,
};

it('every page of a list takes page and size, and tells how many there are', () => {
  expect(pages().length).toBeGreaterThan(20);
  const wrong = pages().filter(
    ({ query, response }) =>
      !(query.includes('page') && query.includes('size') && propertiesOf(response[200]).totalElements),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

const read = async (url: string, query = '') => {
  const address = `${url}${query && (url.includes('?') ? '&' : '?')}${query}`;
  const asked = async (person: string) => api.call({ base: '', path: address, token: tokens[person] });
  const first = await asked('super');
  if (first.statusCode === 400 || (first.statusCode === 200 && first.json<unknown[]>().length > 0)) return first;
  const second = await asked('buyer');
  return [403, 404].includes(second.statusCode) ? first : second;
};

it('every list that answers whole can be asked for a page, with the total and links', async () => {
  let filledLists = 0;
  expect(arrays().length).toBeGreaterThan(25);
  for (const { name, url } of arrays()) {
    const address = filled[url] ?? url;
    const whole = await read(address);
    expect([name, whole.statusCode, whole.headers['x-total-count']]).toEqual([name, 200, undefined]);
    const all = whole.json<unknown[]>();
    if (all.length > 1) filledLists += 1;
    for (const round of ['first', 'from memory']) {
      const page = await read(address, 'page=1&size=1');
      expect([name, round, page.statusCode, page.json()]).toEqual([name, round, 200, all.slice(1, 2)]);
      expect([name, round, page.headers['x-total-count']]).toEqual([name, round, String(all.length)]);
      expect(page.headers.link).toMatch(/<\?[^>]*page=0[^>]*>; rel="first"/);
    }
    expect([name, (await read(address, 'size=0')).statusCode]).toEqual([name, 400]);
  }
  expect(filledLists).toBeGreaterThan(12);
}, 60_000);

it('links lead to the pages around, with the rest of the address', async () => {
  const { headers } = await api.call({ path: '/tex-admin/modules/names?x=1&page=1&size=2' });
  const last = Math.ceil(Number(headers['x-total-count']) / 2) - 1;
  expect(headers.link).toBe(
    [
      '<?x=1&page=0&size=2>; rel="first"',
      '<?x=1&page=0&size=2>; rel="prev"',
      '<?x=1&page=2&size=2>; rel="next"',
      `<?x=1&page=${last}&size=2>; rel="last"`,
    ].join(', '),
  );
});

/** What stands for the parameters of public reads. */
const readable: Record<string, string> = {
  '/tex-admin/buckets/{id}/with-modules': '/tex-admin/buckets/time/with-modules',
  '/tex-admin/categories/{id}/with-modules': '/tex-admin/categories/finance/with-modules',
  '/tex-admin/compare': '/tex-admin/compare?ids=attendance,fleet',
  '/tex-admin/modules/{id}': '/tex-admin/modules/attendance',
  '/tex-admin/modules/{id}/reviews': '/tex-admin/modules/attendance/reviews',
  '/tex-admin/pricing-tiers': '/tex-admin/pricing-tiers?moduleId=attendance',
  '/tex-admin/privacypolicy/{id}': '/tex-admin/privacypolicy/1',
  '/tex-admin/tutorials/module/{id}': '/tex-admin/tutorials/module/attendance',
  '/tex-suite/dashboard/categories/{id}/buckets': '/tex-suite/dashboard/categories/finance/buckets',
  '/tex-suite/release-health': '/tex-suite/release-health?sets=a,b&since=2026-11-01T00:00:00Z',
};

/** Public reads that nobody keeps, and why. */
const neverKept: Record<string, string> = {
  '/auth/check-auth': 'tells who asks, which may change at any moment',
  '/auth/invitation': 'is read once, by the token of a link',
  '/auth/sign-in-notice': 'is read once, by the token of a link',
  '/tex-suite/newsletter/status/{email}': 'is two words about one address, which nothing should keep',
};

it('answers 304 to who has a public read already', async () => {
  const { link } = await raiseTestTicket(api);
  for (const path of publicReads.filter((one) => !Object.hasOwn(neverKept, one))) {
    const found = path === '/tex-suite/ticket/status' ? `${path}?token=${link}` : (readable[path] ?? path);
    const first = await api.call({ path: found });
    expect([path, first.statusCode, typeof first.headers.etag]).toEqual([path, 200, 'string']);
    const again = await api.call({ path: found, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([path, again.statusCode, again.body, again.headers.etag]).toEqual([path, 304, '', first.headers.etag]);
    const other = await api.call({ path: found, headers: { 'if-none-match': '"other"' } });
    expect([path, other.statusCode]).toEqual([path, 200]);
  }
});
