import { raiseTestTicket } from '../../test/conversation.ts';
import { type ListedRoute, listRoutes } from '../../test/list-routes.ts';
import { listedPath } from '../../test/listed-path.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';

let api: TestApi;
let routes: ListedRoute[];
let token: string;

/** Every kind of row that lists search, with an accented name. */
const named = [
  `update users set name = 'Zoë Müller' where id in ('buyer', 'super')`,
  `insert into users (id, email, name, role, status, password_hash)
   values ('waiting', 'someone@meridian.example', 'Zoë Müller', 'USER', 'active', '')`,
  `update clients set name = 'Zoë et Cie' where id = 'meridian'`,
  `update modules set name = 'Zoë Planner' where id in ('attendance', 'ledger')`,
  `update categories set name = 'Zoë Planning' where id = 'finance'`,
  `update coupons set name = 'Zoë’s winter'`,
  `insert into newsletter_subscribers (id, email, status) values ('1', 'zoë@tex.example', 'subscribed')`,
  `insert into audit_events (id, at, action, target_type, target_id, target_name)
   values ('1', now(), 'user.activated', 'user', 'buyer', 'Zoë Müller')`,
  `insert into reports (id, kind, request_id, entries, data) values ('1', 'error', '1', 1,
     '{"reports": [{"id": "1", "app": "host", "release": "1", "message": "Zoë is undefined", "place": "a.js:1", "url": "/"}]}')`,
  `update subscriptions set module_name = 'Zoë Planner'`,
  `update orders set po_number = 'Zoë 12'`,
  `begin; set local session_replication_role = replica; update invoices set po_number = 'Zoë 12'; commit`,
  `update tickets set name = 'Zoë Müller'`,
];

beforeAll(async () => {
  api = await openTestApi();
  const isSearch = ({ method, query }: ListedRoute) =>
    method === 'GET' && (query.includes('search') || query.includes('q'));
  routes = (await listRoutes(api)).filter(isSearch);
  token = await api.signIn('super');
  await raiseTestTicket(api);
  for (const statement of named) await api.database.pool.query(statement);
});
afterAll(() => api.close());

const countOf = (body: string): number => {
  if (!/^[[{]/.test(body)) return body.trim().split('\n').length - 1;
  const answer = JSON.parse(body) as unknown[] | { totalElements?: number; categories: unknown[] };
  return Array.isArray(answer) ? answer.length : (answer.totalElements ?? answer.categories.length);
};

const find = async (route: ListedRoute, text: string) => {
  const { query } = route;
  const path = listedPath(route);
  const base = path.startsWith('/api/') ? { base: '' } : {};
  const asked = { path, ...base, query: { [query.includes('q') ? 'q' : 'search']: text } };
  const { statusCode, body } = await api.call({ ...asked, token });
  return statusCode === 200 ? countOf(body) : `${statusCode} ${body}`;
};

it('every search finds accented names by words without accents, and the other way around', async () => {
  expect(routes.length).toBeGreaterThan(30);
  for (const route of routes) {
    const found = {
      plain: await find(route, 'zoe'),
      accented: await find(route, 'ZÖÉ'),
      other: await find(route, 'zoequ'),
    };
    expect([route.name, found]).toEqual([route.name, { plain: expect.any(Number), accented: found.plain, other: 0 }]);
    expect([route.name, Number(found.plain) > 0]).toEqual([route.name, true]);
  }
});
