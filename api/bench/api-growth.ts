import pg from 'pg';
import { createDatabase, readConfig } from '../src/index.ts';
import { fillBigCatalog } from '../test/big-catalog.ts';
import type { Ground } from './api-compare.ts';
import { databaseBeside } from './kit/database-beside.ts';
import { median } from './kit/figures.ts';
import { load } from './kit/load.ts';
import { residentMegabytes } from './kit/memory.ts';
import { tableText } from './kit/print-table.ts';
import { startServer, type BenchServer } from './kit/start-server.ts';
import { withoutSearchIndexes } from './kit/without-search-indexes.ts';

const sizes = [1_000, 10_000, 100_000];
const connections = 20;
const secondsEach = 2;
const anew = 5;
const base = '/api/marketplace';
/** Responses for pages: built once for each version of the catalog, then sent from memory. */
const kept = ['/tex-suite/dashboard', '/tex-admin/modules?size=50', '/tex-admin/categories/categories'];

/** The cost of a computed response, and of one from memory, in catalogs of growing size. */
export async function measureGrowth({ database, folder }: Ground): Promise<string> {
  const rows: string[][] = [];
  for (const modules of sizes) {
    const url = await databaseBeside(database.url, `growth_${modules}`);
    await fill(url, modules);
    const api = await startServer('api', folder, url);
    const catalogue = new pg.Client({ connectionString: url });
    await catalogue.connect();
    try {
      rows.push(...(await measure(api, catalogue, modules)));
    } finally {
      await catalogue.end();
      await api.stop();
    }
  }
  const head = ['modules', 'call', 'made anew, ms', 'from memory, req/s', 'p50', 'p99', 'memory, MB'];
  return `Growth of the catalogue; an answer is made anew after a change of it, median of ${anew}; from memory with ${connections} connections.\n\n${tableText(head, rows)}`;
}

async function fill(url: string, modules: number): Promise<void> {
  const database = await createDatabase(readConfig({ DATABASE_URL: url, NODE_ENV: 'production' }));
  const size = { categories: Math.min(400, modules / 50), buckets: modules / 25, modules };
  await withoutSearchIndexes(database, () => fillBigCatalog(database.db, size));
  await database.pool.query('vacuum analyze');
  await database.close();
}

async function measure(api: BenchServer, catalogue: pg.Client, modules: number): Promise<string[][]> {
  const rows: string[][] = [];
  const calls = [...kept, `/tex-admin/modules/big-module-${modules - 1}`];
  for (const path of calls) {
    const times = [];
    for (let round = 0; round < anew; round += 1) times.push(await timeAnew(api, catalogue, path));
    const call = { method: 'GET' as const, path: base + path, headers: { 'accept-encoding': 'br' } };
    await load([api.url], call, connections, 1);
    const { requestsPerSecond, p50, p99 } = await load([api.url], call, connections, secondsEach);
    const figures = [median(times).toFixed(0), Math.round(requestsPerSecond).toLocaleString('en'), p50, p99];
    const memory = Math.round(residentMegabytes(api.pid));
    rows.push([modules.toLocaleString('en'), `GET ${path}`, ...figures.map(String), String(memory)]);
  }
  return rows;
}

/** Milliseconds for the first response after a change, which every replica learns of within two seconds. */
async function timeAnew(api: BenchServer, catalogue: pg.Client, path: string): Promise<number> {
  await catalogue.query("update modules set name = name || '.' where id = 'big-module-0'");
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const started = performance.now();
  const answer = await fetch(api.url + base + path, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return performance.now() - started;
}
