import { createApi, readConfig, type DatabaseConnection } from '../src/index.ts';
import { listedPath } from '../test/listed-path.ts';
import { type ListedRoute, listRoutes } from '../test/list-routes.ts';
import { marketplace } from '../test/test-api.ts';
import { median } from './kit/figures.ts';
import { addOrganizations, copyRows } from './kit/many-rows.ts';
import { openAsOwner } from './kit/open-as-owner.ts';
import { printTable } from './kit/print-table.ts';
import { withScratchFolder } from './kit/with-scratch-folder.ts';

/* How long a page of each list behind the sign-in takes with 10,000 rows or more, asked for one at a time. */

const many = 10_000;
const callsEach = 5;

async function fill({ pool }: DatabaseConnection): Promise<void> {
  await addOrganizations(pool, many);
  const copied = `'id', t.id || '-' || n, 'created_at', t.created_at - n * interval '3 minutes'`;
  const ofOrder = `'order_id', t.order_id || '-' || n`;
  await copyRows(pool, 'orders', many, `${copied}, 'number', t.number || '-' || n`);
  await copyRows(pool, 'invoices', many, `${copied}, 'number', t.number || '-' || n, ${ofOrder}`);
  await copyRows(pool, 'subscriptions', many, `${copied}, ${ofOrder}`);
  await copyRows(pool, 'payments', many, `${copied}, 'reference', t.reference || '-' || n`);
  for (const statement of [
    `insert into audit_events (id, at, actor_id, actor_email, action, target_type, target_id, target_name)
     select 'event-' || n, now() - make_interval(mins => n), 'member-' || n, 'member-' || n || '@many.example',
            'user.activated', 'user', 'member-' || n, 'Member ' || n from generate_series(1, ${10 * many}) n`,
    `insert into reviews (id, module_id, user_id, client_id, stars, text, created_at)
     select 'review-' || n, 'attendance', 'member-' || n, 'client-' || (n + 1) / 2, 1 + n % 5, 'Text ' || n,
            now() - make_interval(mins => n) from generate_series(1, ${many}) n`,
    `insert into newsletter_subscribers (id, email, status)
     select 'reader-' || n, 'reader-' || n || '@many.example', 'subscribed' from generate_series(1, ${many}) n`,
    `insert into webhook_endpoints (id, url, description, events, secret, created_by)
     values ('listed', 'https://receiver.example', '', '{order.placed}', '', 'super')`,
    `insert into webhook_events (id, type, payload)
     select n::text, 'order.placed', '{}' from generate_series(1, ${many}) n`,
    `insert into webhook_deliveries (id, endpoint_id, event_id, state, created_at)
     select n::text, 'listed', n::text, 'delivered', now() - make_interval(mins => n) from generate_series(1, ${many}) n`,
    'vacuum analyze',
  ])
    await pool.query(statement);
}

type Ask = (route: ListedRoute, query: Record<string, string>) => Promise<void>;

async function timeOf(ask: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < callsEach; call += 1) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  return median(times);
}

/** Milliseconds of the first page as it opens, in the slowest order, and of the slower search. */
async function rowOf(route: ListedRoute, ask: Ask): Promise<string[]> {
  const measure = async (query: Record<string, string>) => ({ query, ms: await timeOf(() => ask(route, query)) });
  const slowest = async (queries: Record<string, string>[]) => {
    const measured = [];
    for (const query of queries) measured.push(await measure(query));
    return measured.sort((one, other) => other.ms - one.ms)[0];
  };
  const first = await measure({});
  const sorted = await slowest(route.sorts.map((sort) => ({ sort })));
  const searched = ['search', 'q'].find((name) => route.query.includes(name));
  const found = await slowest(searched === undefined ? [] : ['member-77', 'a'].map((text) => ({ [searched]: text })));
  const text = (result: { ms: number } | undefined) => result?.ms.toFixed(0) ?? '-';
  return [route.name, text(first), text(sorted), sorted?.query['sort'] ?? '-', text(found)];
}

const longestIn = (row: string[]) => Math.max(...row.map(Number).filter(Number.isFinite));

const isPagedList = ({ method, name, query, isPublic }: ListedRoute) =>
  method === 'GET' && query.includes('page') && !isPublic && !name.endsWith('/csv');

await withScratchFolder(async (folder) => {
  const database = await openAsOwner(folder, 'demo');
  const config = readConfig({ DATA_DIR: folder, NODE_ENV: 'test', MAX_EVENT_LOOP_DELAY_MS: '0' });
  const app = await createApi({ db: database, config });
  try {
    await fill(database);
    const payload = { email: 'super@tex.example', password: 'Marketplace1' };
    const signedIn = await app.inject({ method: 'POST', url: `${marketplace}/auth/login`, payload });
    const headers = { authorization: `Bearer ${signedIn.json<{ accessToken: string }>().accessToken}` };
    const ask: Ask = async (route, query) => {
      const path = listedPath(route);
      const url = path.startsWith('/api/') ? path : marketplace + path;
      const answer = await app.inject({ url, query: { page: '0', size: '25', ...query }, headers });
      if (answer.statusCode !== 200) throw new Error(`${route.name} answered ${answer.statusCode}: ${answer.body}`);
    };
    const rows: string[][] = [];
    for (const route of (await listRoutes({ config, database })).filter(isPagedList))
      rows.push(await rowOf(route, ask));
    console.log(
      `Milliseconds, medians of ${callsEach}: ${many.toLocaleString('en')} organizations, orders and reviews, twice as many users and sessions, ten times as many audit events.`,
    );
    printTable(
      ['list', 'first page', 'slowest order', 'which', 'search'],
      rows.sort((one, other) => longestIn(other) - longestIn(one)),
    );
  } finally {
    await app.close();
    await database.close();
  }
});
