import { raiseTestTicket } from '../../test/conversation.ts';
import { type ListedRoute, listRoutes } from '../../test/list-routes.ts';
import { listedPath } from '../../test/listed-path.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';

type Row = Record<string, unknown>;

let api: TestApi;
let routes: ListedRoute[];
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  const isList = ({ method, name, sorts }: ListedRoute) => method === 'GET' && sorts.length > 0 && !/csv$/.test(name);
  routes = (await listRoutes(api)).filter(isList);
  token = await api.signIn('super');
  for (const subject of ['Zebra', 'apple', 'Mango', 'mango']) await raiseTestTicket(api, token, { subject });
});
afterAll(() => api.close());

const read = async (route: ListedRoute, query: Record<string, string>): Promise<Row[]> => {
  const answer = await api.call({ path: listedPath(route), query, token });
  expect([route.name, query, answer.statusCode]).toEqual([route.name, query, 200]);
  const body = answer.json<{ content?: Row[]; modules?: Row[] }>();
  return body.content ?? body.modules ?? [];
};

const comparable = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value) as string;

/** Orders that put rows of one kind last, whichever the direction. */
const parted = new Set(['GET /tex-admin/subscription endsAt']);

/** Whether a column of the rows goes one way, as far as its numbers and dates tell. */
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
  expect(several).toBeGreaterThan(60);
}, 60_000);

it('both directions of a column are each other’s reverse, texts too', async () => {
  let compared = 0;
  for (const route of routes)
    for (const field of new Set(route.sorts.map((sort) => sort.split(',')[0] ?? ''))) {
      const ways = [`${field},asc`, `${field},desc`];
      if (!ways.every((sort) => route.sorts.includes(sort)) || parted.has(`${route.name} ${field}`)) continue;
      const [up, down] = await Promise.all(
        ways.map(async (sort) => {
          const rows = await read(route, { sort, size: '100' });
          return rows.length < 100 ? rows.map((row) => comparable(row[field])) : [];
        }),
      );
      expect([route.name, field, down]).toEqual([route.name, field, up?.toReversed()]);
      if (new Set(up).size > 1) compared += 1;
    }
  expect(compared).toBeGreaterThan(40);
}, 60_000);

it('names sort without regard to capitals, both ways', async () => {
  const inbox = routes.find(({ name }) => name === 'GET /tex-suite/ticket');
  const subjects = async (sort: string) => inbox && (await read(inbox, { sort })).map(({ subject }) => subject);
  const up = await subjects('subject,asc');
  expect([up?.at(0), up?.at(-1)]).toEqual(['apple', 'Zebra']);
  expect((await subjects('subject,desc'))?.map(comparable)).toEqual(up?.map(comparable).reverse());
});
