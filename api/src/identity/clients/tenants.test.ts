import { organizationScopes } from '@marketplace/shared/contracts';
import type { HTTPMethods } from 'fastify';
import { readApiDocument } from '../../../test/api-document.ts';
import { openKey } from '../../../test/api-keys.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

interface Parameter {
  in: string;
  name: string;
}
interface Operation {
  tags?: string[];
  parameters?: Parameter[];
}

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());

/** The subjects whose endpoints concern one client's books. */
const subjects = ['Clients', 'Organization', 'Invoices', 'Orders', 'Payments', 'Subscriptions'];

/** The content sent to changing endpoints, so that only the id is wrong. */
const bodies: Record<string, object> = {
  '/tex-suite/subscription/{id}/quote': { addUsers: 1 },
  '/tex-suite/subscription/{id}/change': { addUsers: 1, fingerprint: 'x' },
  '/tex-suite/subscription/{id}/cancel': { reason: 'Not ours' },
  '/tex-suite/subscription/{id}/renewal': { renewDays: null },
  '/tex-suite/subscription/{id}/seats': { userIds: [] },
  '/departments/marketplace': { name: 'Stores' },
  '/tex-suite/order/{id}/cancel': {},
  '/tex-suite/clients/{id}/members': { email: 'user@tex.example' },
  '/tex-suite/clients/{id}/members/{userId}/payment-role': { paymentRole: null },
};
/** While one id in the query is tested, the other one must be valid. */
const queries: Record<string, Record<string, string>> = {
  orgid: {},
  clientid: { orgid: 'ORG-1002' },
  clientId: {},
};

/** While one id in the path is tested, the others are valid. */
const withRightIds = (path: string, isMeridian: boolean) =>
  path
    .replace('{id}', isMeridian ? 'meridian' : 'sahyadri')
    .replace('{userId}', isMeridian ? 'user' : 'buyer2')
    .replace('{noteId}', 'note');

type Kind = 'client' | 'invoice' | 'order' | 'payment' | 'subscription' | 'user' | 'organization';

function kindOf(path: string, name: string): Kind | undefined {
  if (/^(clientid|clientId)$/.test(name) || /\/(clientId|clientid|clients\/user)\/\{id\}/.test(path)) return 'client';
  if (name === 'orgid') return 'organization';
  if (name === 'userId') return 'user';
  if (path.startsWith('/tex-suite/clients/{id}/members')) return 'client';
  if (path.startsWith('/tex-suite/invoice/{id}')) return 'invoice';
  if (path.startsWith('/tex-suite/order/{id}')) return 'order';
  if (path.startsWith('/tex-suite/payment/{id}')) return 'payment';
  if (path.startsWith('/tex-suite/subscription/{id}')) return 'subscription';
  return undefined;
}

/** What one of the two tenants has. */
async function idsOf(isSahyadri: boolean): Promise<Record<Kind, string[]>> {
  const read = async (statement: string): Promise<string[]> =>
    (await api.database.pool.query(statement)).rows.map(({ id }) => id);
  const its = `client_id ${isSahyadri ? '=' : '<>'} 'sahyadri'`;
  return {
    client: isSahyadri ? ['sahyadri'] : ['meridian', 'meridian-exports'],
    organization: [isSahyadri ? 'ORG-1002' : 'ORG-1001'],
    invoice: await read(`select id from invoices where ${its}`),
    order: await read(`select id from orders where ${its}`),
    payment: await read(`select id from payments where ${its}`),
    subscription: await read(`select id from subscriptions where ${its}`),
    user: await read(`select user_id as id from client_members where ${its}`),
  };
}

async function callsWithIds() {
  const { paths } = await readApiDocument<{
    paths: Record<string, Record<string, Operation>>;
  }>(api.app);
  return Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).flatMap(([method, { tags = [], parameters = [] }]) => {
      if (!tags.some((tag) => subjects.includes(tag))) return [];
      const base = /^\/api\/\w+/.exec(url)?.[0] ?? '';
      const path = url.slice(base.length);
      // Administrators read every tenant's data.
      if (path.startsWith('/tex-admin')) return [];
      // Modules belong to everyone, and so does the payment provider.
      const inPath = parameters.filter((one) => one.in === 'path' && !['moduleId', 'provider'].includes(one.name));
      const inQuery = parameters.filter((one) => one.in === 'query' && one.name in queries);
      return [...inPath, ...inQuery].map(({ name, in: place }) => ({
        ...{ method: method.toUpperCase() as HTTPMethods, base, path, name, place },
        kind: kindOf(path, name),
      }));
    }),
  );
}

it('knows what every id of these calls is of', async () => {
  const calls = await callsWithIds();
  expect(calls.filter(({ kind }) => kind === undefined)).toEqual([]);
  expect(calls.length).toBeGreaterThan(18);
});

it.each([
  ['buyer', true],
  ['creator', true],
  ['buyer2', false],
  ['key-of-meridian', true],
  ['key-of-sahyadri', false],
])('responds to %s@ for every id of the other tenant as for a nonexistent one', async (account, isSahyadri) => {
  const client = /^key-of-(.*)$/.exec(account)?.[1];
  const token = client ? (await openKey(api, client, organizationScopes)).key : await api.signIn(account);
  const foreign = await idsOf(isSahyadri);
  const before = await changes();
  for (const { method, base, path, name, place, kind } of await callsWithIds()) {
    const ask = async (id: string) => {
      const { statusCode, body } = await api.call({
        ...{ base, token, method: method as 'GET', payload: bodies[path] },
        path: place === 'path' ? withRightIds(path.replace(`{${name}}`, id), isSahyadri) : path,
        query: place === 'path' ? {} : { ...queries[name], clientid: 'sahyadri', [name]: id },
      });
      return { statusCode, body: body.replace(/"requestId":"[^"]+"/, '') };
    };
    const missing = await ask('missing');
    // A payment creator changes nothing of any client, and some endpoints are closed to keys.
    const mayBeRefused = account === 'creator' || client !== undefined;
    const refusal = mayBeRefused && missing.statusCode === 403 ? 403 : 404;
    expect([method, path, missing.statusCode]).toEqual([method, path, refusal]);
    for (const id of foreign[kind ?? 'client']) expect([path, id, await ask(id)]).toEqual([path, id, missing]);
  }
  expect(await changes()).toEqual(before);
});

/** Everything that these endpoints could have changed. */
async function changes() {
  const tables = [
    'invoices',
    'orders',
    'payments',
    'subscriptions',
    'subscription_seats',
    'departments',
    'client_members',
  ];
  const sums = tables.map((table) => `select md5(string_agg(t::text, '' order by t::text)) as sum from ${table} t`);
  return (await api.database.pool.query(sums.join(' union all '))).rows;
}
