import { join } from 'node:path';
import type { DatabaseConnection } from '../src/index.ts';
import { fillBigCatalog } from '../test/big-catalog.ts';
import { nameOf, publicCalls, type Ground } from './api-compare.ts';
import { load, type Call } from './kit/load.ts';
import { addOrganizations } from './kit/many-rows.ts';
import { openAsOwner } from './kit/open-as-owner.ts';
import { tableText } from './kit/print-table.ts';
import { startServer } from './kit/start-server.ts';
import { withoutSearchIndexes } from './kit/without-search-indexes.ts';

const size = { categories: 400, buckets: 2_000, modules: 100_000 };
const organizations = 10_000;
const connections = 20;
const secondsEach = 5;
/** In milliseconds, the 99th percentile. */
const mostAllowed = 50;
const base = '/api/marketplace';

const get = (path: string, token?: string): Call => ({
  method: 'GET',
  path: base + path,
  headers: { 'accept-encoding': 'br', ...(token && { authorization: `Bearer ${token}` }) },
});

/** Response times at half the requests that the API can answer, with many modules and organizations beside the demo's. */
export async function measureHalfLoad({ folder }: Pick<Ground, 'folder'>): Promise<string> {
  const database = await openAsOwner(join(folder, 'half-load'), 'demo');
  try {
    await fill(database);
    return await measure(folder, database.url);
  } finally {
    await database.close();
  }
}

async function measure(folder: string, databaseUrl: string): Promise<string> {
  const api = await startServer('api', folder, databaseUrl);
  try {
    const [buyer, admin] = [await tokenOf(api.url, 'buyer@tex.example'), await tokenOf(api.url, 'admin@tex.example')];
    const calls = [
      ...publicCalls,
      get('/tex-admin/modules/big-module-1711'),
      get('/tex-admin/modules?search=account&size=10'),
      get('/auth/profile', buyer),
      get('/tex-suite/cart', buyer),
      get('/tex-admin/organizations?page=0&size=25', admin),
      get('/tex-admin/organizations?page=0&size=25&search=4711', admin),
      get('/tex-suite/user?page=0&size=25', admin),
    ];
    const rows: string[][] = [];
    for (const call of calls) {
      await load([api.url], call, connections, 1);
      const { requestsPerSecond } = await load([api.url], call, connections, secondsEach);
      const half = Math.max(1, Math.round(requestsPerSecond / 2));
      const { p50, p99 } = await load([api.url], call, connections, secondsEach, half);
      if (p99 > mostAllowed) process.exitCode = 1;
      const figures = [Math.round(requestsPerSecond), half].map((figure) => figure.toLocaleString('en'));
      rows.push([nameOf(call), ...figures, String(p50), `${p99}${p99 > mostAllowed ? ' (too slow)' : ''}`]);
    }
    const head = ['call', 'most req/s', 'half', 'p50 at half', 'p99 at half'];
    const about = `${size.modules.toLocaleString('en')} modules, ${organizations.toLocaleString('en')} organizations, ${connections} connections, ${secondsEach} s each; milliseconds; client and PostgreSQL on the same processors. The aim is a p99 of ${mostAllowed}.`;
    return `${about}\n\n${tableText(head, rows)}`;
  } finally {
    await api.stop();
  }
}

async function tokenOf(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}${base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Marketplace1' }),
  });
  const { accessToken } = (await answer.json()) as { accessToken?: string };
  if (!accessToken) throw new Error(`${email} can't sign in: ${answer.status}.`);
  return accessToken;
}

async function fill(database: DatabaseConnection): Promise<void> {
  await withoutSearchIndexes(database, () => fillBigCatalog(database.db, size));
  await addOrganizations(database.pool, organizations);
  await database.pool.query('vacuum analyze');
}
