import { raiseTestTicket } from '../../test/conversation.ts';
import { type ListedRoute, listRoutes } from '../../test/list-routes.ts';
import { listedPath } from '../../test/listed-path.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';

type Row = Record<string, unknown>;

let api: TestApi;
let routes: ListedRoute[];
let token: string;

/** Rows of lists that the demo leaves empty: in different states, and equal in some columns. */
const further = [
  `insert into webhook_endpoints (id, url, description, events, secret, created_by)
   values ('listed', 'https://receiver.example', '', '{order.placed,order.paid}', '', 'super')`,
  `insert into webhook_events (id, type, payload)
   select n::text, case when n % 2 = 0 then 'order.placed' else 'order.paid' end, '{}' from generate_series(1, 30) n`,
  `insert into webhook_deliveries (id, endpoint_id, event_id, state, created_at)
   select n::text, 'listed', n::text, (array['new', 'failed', 'waiting', 'delivered'])[1 + n % 4],
     now() - make_interval(mins => n / 3) from generate_series(1, 30) n`,
  `insert into reports (id, kind, request_id, entries, data, created_at)
   select n::text, 'error', n::text, 1, jsonb_build_object('reports', jsonb_build_array(jsonb_build_object('id', n::text,
     'app', (array['host', 'mfe-cart', 'mfe-auth'])[1 + n % 3], 'release', '1', 'message', 'No price ' || n % 30,
     'place', 'a.js:1', 'url', '/'))), now() - make_interval(mins => n / 2) from generate_series(1, 70) n`,
];

beforeAll(async () => {
  api = await openTestApi();
  const isList = ({ method, name, sorts }: ListedRoute) => method === 'GET' && sorts.length > 0 && !/csv$/.test(name);
  routes = (await listRoutes(api)).filter(isList);
  token = await api.signIn('super');
  for (const subject of ['Zebra', 'apple', 'Mango', 'mango']) await raiseTestTicket(api, token, { subject });
  for (const statement of further) await api.database.pool.query(statement);
});
afterAll(() => api.close());

const read = async (route: ListedRoute, query: Record<string, string>): Promise<Row[]> => {
  const answer = await api.call({ path: listedPath(route), query, token });
  expect([route.name, query, answer.statusCode]).toEqual([route.name, query, 200]);
  const body = answer.json<{ content?: Row[]; modules?: Row[] }>();
  return body.content ?? body.modules ?? [];
};

const readAll = async (route: ListedRoute, sort: string, page = 0): Promise<Row[]> => {
  const rows = await read(route, { sort, size: '100', page: String(page) });
  return rows.length < 100 ? rows : [...rows, ...(await readAll(route, sort, page + 1))];
};

const comparable = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value) as string;

/** Orders that put rows of one kind last in both directions. */
const parted = new Set(['GET /tex-admin/subscription endsAt']);

const ofStorefront = ['rank', 'rating', 'views', 'downloads', 'releasedAt'];

/** Columns that are offered in one direction only; a list administrators sort by its titles has none. */
const offeredOneWay: Record<string, string[]> = {
  'GET /tex-admin/buckets/:id/with-modules': ofStorefront,
  'GET /tex-admin/categories/:id/with-modules': ofStorefront,
  'GET /tex-admin/modules': ofStorefront,
  'GET /tex-admin/modules/:id/reviews': ['newest', 'highest', 'lowest'],
  'GET /tex-admin/catalog/modules': ['rank'],
};

/** Whether a column is sorted, as far as its numbers and dates tell. */
const goes = (rows: Row[], field: string, direction: string) => {
  const values = rows.map((row) => comparable(row[field])).filter((value) => /^\d/.test(String(value)));
  const upwards = direction === 'asc' ? values : values.reverse();
  return upwards.every((value, at) => at === 0 || (upwards[at - 1] ?? value) <= value);
};

it('every order of a list sorts all its rows, each on one page only', async () => {
  expect(routes.length).toBeGreaterThan(12);
  let several = 0;
  for (const route of routes)
    for (const sort of route.sorts) {
      const whole = await read(route, { sort, size: '40' });
      const halves = await Promise.all(['0', '1'].map((page) => read(route, { sort, size: '20', page })));
      expect([route.name, sort, halves.flat()]).toEqual([route.name, sort, whole]);
      const [field = '', direction = ''] = sort.split(',');
      if (!parted.has(`${route.name} ${field}`))
        expect([route.name, sort, goes(whole, field, direction)]).toEqual([route.name, sort, true]);
      if (whole.length > 1) several += 1;
    }
  expect(several).toBeGreaterThan(180);
}, 60_000);

it('both directions of a column are each other’s reverse, even for texts', async () => {
  let compared = 0;
  const oneWay: string[] = [];
  for (const route of routes)
    for (const field of new Set(route.sorts.map((sort) => sort.split(',')[0] ?? ''))) {
      const ways = [`${field},asc`, `${field},desc`];
      if (parted.has(`${route.name} ${field}`)) continue;
      if (!ways.every((sort) => route.sorts.includes(sort))) {
        oneWay.push(`${route.name} ${field}`);
        continue;
      }
      const [up, down] = await Promise.all(
        ways.map(async (sort) => {
          const rows = await readAll(route, sort);
          return rows.map((row) => comparable(row[field]));
        }),
      );
      expect([route.name, field, down]).toEqual([route.name, field, up?.toReversed()]);
      if (new Set(up).size > 1) compared += 1;
    }
  expect(oneWay).toEqual(
    Object.entries(offeredOneWay).flatMap(([name, fields]) => fields.map((field) => `${name} ${field}`)),
  );
  expect(compared).toBeGreaterThan(60);
}, 60_000);

it('names sort case-insensitively, both ways', async () => {
  const inbox = routes.find(({ name }) => name === 'GET /tex-suite/ticket');
  const subjects = async (sort: string) => inbox && (await read(inbox, { sort })).map(({ subject }) => subject);
  const up = await subjects('subject,asc');
  expect([up?.at(0), up?.at(-1)]).toEqual(['apple', 'Zebra']);
  expect((await subjects('subject,desc'))?.map(comparable)).toEqual(up?.map(comparable).reverse());
});
