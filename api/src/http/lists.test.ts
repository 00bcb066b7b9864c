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

/** Values for the parameters of a path, so that there is something to list. */
const filled: Record<string, string> = {
  [`${marketplace}/tex-suite/user/:id/module-access`]: `${marketplace}/tex-suite/user/buyer/module-access`,
  '/api/organization/employees/clientid/:id': '/api/organization/employees/clientid/meridian',
  [`${marketplace}/tex-admin/tutorials/module/:id`]: `${marketplace}/tex-admin/tutorials/module/attendance`,
  [`${marketplace}/tex-suite/subscription/active/:clientId`]: `${marketplace}/tex-suite/subscription/active/meridian`,
  [`${marketplace}/tex-suite/subscription/user/:userId`]: `${marketplace}/tex-suite/subscription/user/buyer`,
  [`${marketplace}/tex-suite/subscription/of-module/:moduleId`]: `${marketplace}/tex-suite/subscription/of-module/attendance`,
  [`${marketplace}/tex-suite/masterclient/user`]: `${marketplace}/tex-suite/masterclient/user?orgid=ORG-1001`,
  [`${marketplace}/tex-suite/release-health`]: `${marketplace}/tex-suite/release-health?sets=a,b&since=2026-11-01T00:00:00Z`,
};

it('every page of a list takes page and size, and tells how many entries there are', () => {
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
  const isEmpty = first.statusCode === 200 && first.json<unknown[]>().length === 0;
  if (first.statusCode < 403 && !isEmpty) return first;
  const second = await asked('buyer');
  return [403, 404].includes(second.statusCode) ? first : second;
};

it('every complete list can also be requested by page, with the total and links', async () => {
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

/** Responses, except for single records by id, with a list that can't be paged, and why. */
const neverPaged: Record<string, string> = {
  'GET /auth/second-factor': 'the passkeys of one person',
  'GET /tex-admin/overview/people': 'a figure a day',
  'GET /tex-admin/overview/sales': 'a figure a month',
  'GET /tex-admin/compare': 'at most four modules',
  'GET /tex-suite/dashboard': 'the first part of the dashboard; the categories have lists',
  'GET /tex-suite/dashboard/categories': 'the next part of the dashboard',
  'GET /tex-suite/dashboard/categories/:id/buckets': 'the first cards of a category, which has a page',
  'GET /tex-suite/user/module/:id/usage': 'a figure a day',
  'GET /tex-suite/cart': 'one cart',
  'GET /tex-suite/checkout/options': 'the ways to pay',
  'GET /tex-suite/subscription/:id/renewal': 'one quote',
  'GET /tex-admin/setup': 'the steps of one task',
  'GET /tex-suite/ticket/status': 'one conversation',
  'GET /tex-suite/alert/settings': 'the choices of one person',
  'GET /tex-suite/alert': 'the latest of the ticket list, at most 30',
  'GET /tex-admin/company-master': 'one company',
  'GET /tex-admin/health': 'one entry for each part of the product',
  'GET /tex-admin/health/timeline': 'figures of each step, at most 28',
  'GET /tex-suite/locations': 'one map',
};

it('every list inside a response can be paged, or has a reason not to', () => {
  const holders = routes.filter(({ url, response }) => {
    const isRecord = url.endsWith('/:id');
    return !isRecord && Object.values(propertiesOf(response[200])).some(({ type }) => type === 'array');
  });
  const unpaged = holders.filter(({ list, query }) => list === undefined && !query.includes('page'));
  expect(unpaged.map(({ name }) => name).sort()).toEqual(Object.keys(neverPaged).sort());
});

it('a list inside a response is paged with the total and links, and everything else stays', async () => {
  const inside = routes.flatMap(({ list, ...route }) => (list === undefined ? [] : [{ ...route, list }]));
  expect(inside.length).toBeGreaterThan(7);
  const filledLists: string[] = [];
  for (const { name, url, list } of inside) {
    const address = filled[url] ?? url;
    const whole = await read(address);
    const { [list]: all, ...rest } = whole.json<Record<string, unknown[]>>();
    expect([name, whole.statusCode, whole.headers['x-total-count']]).toEqual([name, 200, undefined]);
    const page = await read(address, 'page=1&size=1');
    expect([name, page.json()]).toEqual([name, { ...rest, [list]: all?.slice(1, 2) }]);
    expect([name, page.headers['x-total-count']]).toEqual([name, String(all?.length)]);
    if ((all?.length ?? 0) > 1) filledLists.push(name);
  }
  expect(filledLists.length).toBeGreaterThan(4);
});

it('links lead to the adjacent pages, with the rest of the address', async () => {
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

/** Values for the parameters of public reads. */
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

/** Public reads that aren't cached, and why. */
const neverKept: Record<string, string> = {
  '/auth/check-auth': 'tells who asks, which may change at any moment',
  '/auth/invitation': 'is read once, by the token of a link',
  '/auth/sign-in-notice': 'is read once, by the token of a link',
  '/tex-suite/newsletter/status/{email}': 'is two words about one address, which nothing should keep',
};

it('responds 304 to clients that already have a public read', async () => {
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
