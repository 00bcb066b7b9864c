import { createDatabase, readConfig, type DatabaseConnection } from '../src/index.ts';
import { searchModules } from '../src/catalog/index.ts';
import type { Database } from '../src/db/database.ts';
import { fillBigCatalog } from '../test/big-catalog.ts';
import { randomFrom } from '../test/random.ts';
import { median, percentile } from './kit/figures.ts';
import { printTable } from './kit/print-table.ts';
import { searchTerms } from './kit/search-terms.ts';
import { withoutSearchIndexes } from './kit/without-search-indexes.ts';
import { withScratchFolder } from './kit/with-scratch-folder.ts';
import { measureQuality } from './search-quality/measure-quality.ts';

/*
 * `quality`: how often a search of the CNCF catalogue finds what it means; with `misses`, also where it does not.
 * `times`: how long a search takes in a catalogue of 100,000 modules that no answer is kept of: statements, driver and
 * all, with client and PostgreSQL on the same machine. Both, if neither is named.
 */
const parts = new Set(process.argv.slice(3));
const isWanted = (part: string) => parts.size === 0 || parts.has(part);

const size = { categories: 400, buckets: 2_000, modules: 100_000 };
const concurrencies = [1, 8];
const searchesEach = 400;
const rounds = 3;
/** In milliseconds, of 99 searches in a hundred. */
const mostAllowed = 50;

/** Times of searches in milliseconds, so many of them always under way. */
async function timesOf(db: Database, terms: string[], concurrency: number): Promise<number[]> {
  const times: number[] = [];
  const waiting = Array.from({ length: searchesEach }, (_, index) => terms[index % terms.length] ?? '');
  const work = async () => {
    for (let term = waiting.pop(); term !== undefined; term = waiting.pop()) {
      const started = performance.now();
      await searchModules(db, { search: term, size: 10 });
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return times;
}

const shares = [0.5, 0.95, 0.99];
type Kind = [kind: string, terms: string[]];

/** Of each kind, the percentiles with one search at a time, then with several. */
async function measureRound(db: Database, kinds: Kind[]): Promise<number[][]> {
  const rows: number[][] = [];
  for (const [, terms] of kinds) {
    const row: number[] = [];
    for (const concurrency of concurrencies) {
      const times = await timesOf(db, terms, concurrency);
      row.push(...shares.map((share) => percentile(times, share)));
    }
    rows.push(row);
  }
  return rows;
}

/** The median of each figure over the rounds; a first round, not counted, brings the tables into memory. */
async function measure(db: Database, kinds: Kind[]): Promise<number[][]> {
  const results: number[][][] = [];
  for (let round = 0; round <= rounds; round += 1) results.push(await measureRound(db, kinds));
  const counted = results.slice(1);
  return kinds.map((_kind, row) =>
    concurrencies.flatMap((_concurrency, group) =>
      shares.map((_share, column) => median(counted.map((one) => one[row]?.[group * shares.length + column] ?? 0))),
    ),
  );
}

const withDatabase = (work: (database: DatabaseConnection) => Promise<void>) =>
  withScratchFolder(async (folder) => {
    const database = await createDatabase(readConfig({ DATA_DIR: folder, NODE_ENV: 'production' }));
    try {
      await work(database);
    } finally {
      await database.close();
    }
  });

async function measureTimes(database: DatabaseConnection): Promise<void> {
  const started = Date.now();
  const words = await withoutSearchIndexes(database, () => fillBigCatalog(database.db, size));
  await database.pool.query('vacuum analyze');
  const seconds = Math.round((Date.now() - started) / 1_000);
  console.log(`${size.modules.toLocaleString('en')} modules in ${size.buckets} buckets made in ${seconds} s.`);
  console.log(
    `Milliseconds; ${searchesEach} searches of a kind, one at a time and 8 at a time; medians of ${rounds} rounds.`,
  );
  const kinds = searchTerms(words, randomFrom(7));
  const figures = await measure(database.db, kinds);
  printTable(
    ['search', '1: p50', 'p95', 'p99', '8: p50', 'p95', 'p99'],
    kinds.map(([kind, terms], row) => [
      `${kind}, as "${terms[0]}"`,
      ...(figures[row] ?? []).map((ms) => ms.toFixed(1)),
    ]),
  );
  if (figures.some((row) => [row[2] ?? 0, row[5] ?? 0].some((ms) => ms > mostAllowed))) {
    console.log(`A 99th percentile is over ${mostAllowed} ms.`);
    process.exitCode = 1;
  }
}

if (isWanted('quality') || parts.has('misses')) await withDatabase(({ db }) => measureQuality(db, parts.has('misses')));
if (isWanted('times')) await withDatabase(measureTimes);
