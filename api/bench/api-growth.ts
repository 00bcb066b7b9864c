import { join } from 'node:path';
import type { DatabaseConnection } from '../src/index.ts';
import { fillBigCatalog } from '../test/big-catalog.ts';
import type { Ground } from './api-compare.ts';
import { median } from './kit/figures.ts';
import { load } from './kit/load.ts';
import { residentMegabytes } from './kit/memory.ts';
import { openAsOwner } from './kit/open-as-owner.ts';
import { tableText } from './kit/print-table.ts';
import { startServer, type BenchServer } from './kit/start-server.ts';
import { withoutSearchIndexes } from './kit/without-search-indexes.ts';

const sizes = [1_000, 10_000, 100_000];
const connections = 20;
const secondsEach = 2;
const rebuilds = 5;
const base = '/api/marketplace';
/** Responses for pages: built once for each version of the catalog, then sent from memory. */
const kept = ['/tex-suite/dashboard', '/tex-admin/modules?size=50', '/tex-admin/categories/categories'];

/** The cost of a computed response, and of one from memory, in catalogs of growing size. */
export async function measureGrowth({ folder }: Pick<Ground, 'folder'>): Promise<string> {
  const rows: string[][] = [];
  for (const modules of sizes) {
    const catalog = await openAsOwner(join(folder, `growth-${modules}`));
    try {
      await fill(catalog, modules);
      const api = await startServer('api', folder, catalog.url);
      rows.push(...(await measure(api, catalog, modules).finally(api.stop)));
    } finally {
      await catalog.close();
    }
  }
  const head = ['modules', 'call', 'rebuilt, ms', 'from memory, req/s', 'p50', 'p99', 'memory, MB'];
  return `Growing catalogs: the first response after a change, median of ${rebuilds}, and responses from memory over ${connections} connections.\n\n${tableText(head, rows)}`;
}

async function fill(catalog: DatabaseConnection, modules: number): Promise<void> {
  const size = { categories: Math.min(400, modules / 50), buckets: modules / 25, modules };
  await withoutSearchIndexes(catalog, () => fillBigCatalog(catalog.db, size));
  await catalog.pool.query('vacuum analyze');
}

async function measure(api: BenchServer, catalog: DatabaseConnection, modules: number): Promise<string[][]> {
  const rows: string[][] = [];
  const calls = [...kept, `/tex-admin/modules/big-module-${modules - 1}`];
  for (const path of calls) {
    const times = [];
    for (let round = 0; round < rebuilds; round += 1) times.push(await timeRebuilt(api, catalog, path));
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
async function timeRebuilt(api: BenchServer, { pool }: DatabaseConnection, path: string): Promise<number> {
  await pool.query("update modules set name = name || '.' where id = 'big-module-0'");
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const started = performance.now();
  const answer = await fetch(api.url + base + path, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return performance.now() - started;
}
