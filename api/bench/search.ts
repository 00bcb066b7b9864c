import type { ModulesQuery } from '@marketplace/shared/contracts';
import type { DatabaseConnection } from '../src/index.ts';
import { searchModules } from '../src/catalog/index.ts';
import type { Database } from '../src/db/database.ts';
import { fillBigCatalog, type BigCatalogWords } from '../test/big-catalog.ts';
import { randomFrom } from '../test/random.ts';
import { median, percentile } from './kit/figures.ts';
import { openAsOwner } from './kit/open-as-owner.ts';
import { printTable } from './kit/print-table.ts';
import { searchTerms } from './kit/search-terms.ts';
import { withoutSearchIndexes } from './kit/without-search-indexes.ts';
import { withScratchFolder } from './kit/with-scratch-folder.ts';
import { measureQuality } from './search-quality/measure-quality.ts';

/*
 * `quality`: how often a search of the CNCF catalog finds what it is after; with `misses`, also where it doesn't.
 * `times`: how long an uncached search takes in a catalog of 100,000 modules, including statements and driver, with
 * client and PostgreSQL on the same machine. `lists`: how long pages of lists take there, with all their facets. All if
 * none is named.
 */
const parts = new Set(process.argv.slice(3));
const isWanted = (part: string) => parts.size === 0 || parts.has(part);

const size = { categories: 400, buckets: 2_000, modules: 100_000 };
const concurrencies = [1, 8];
const searchesEach = 400;
const rounds = 3;
/** In milliseconds, the 99th percentile of searches. */
const mostAllowed = 50;

/** Times of searches in milliseconds, with this many always in progress. */
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

/** The percentiles of each kind with one search at a time, then with several. */
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
    const database = await openAsOwner(folder);
    try {
      await work(database);
    } finally {
      await database.close();
    }
  });

/** Pages of lists with facets, one at a time: of all modules, of some, and with choices. */
async function measureLists(db: Database, { words, tags }: BigCatalogWords): Promise<void> {
  const lists: [string, ModulesQuery][] = [
    ['all modules', {}],
    ['all modules, by rating', { sort: 'rating' }],
    ['a tag', { tag: tags.slice(0, 1) }],
    ['a price, a trial and a rating', { price: ['0-100', '100-200'], trial: 'yes', rating: '4' }],
    ['a category', { categoryId: 'big-category-7' }],
    ['a bucket', { bucketId: 'big-bucket-7' }],
    ['a common word', { search: words[3] ?? '' }],
    ['a word of medium frequency', { search: words[500] ?? '' }],
    ['a rare word', { search: words[5_000] ?? '' }],
  ];
  const rows: string[][] = [];
  for (const [kind, query] of lists) {
    const times: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const started = performance.now();
      await searchModules(db, { ...query, size: 24, facets: true });
      times.push(performance.now() - started);
    }
    rows.push([kind, median(times).toFixed(0), Math.max(...times).toFixed(0)]);
  }
  console.log('Milliseconds for a page of a list with its facets, 10 runs each, one at a time.');
  printTable(['list', 'median', 'longest'], rows);
}

async function fillAndMeasure(database: DatabaseConnection): Promise<void> {
  const started = Date.now();
  const words = await withoutSearchIndexes(database, () => fillBigCatalog(database.db, size));
  await database.pool.query('vacuum analyze');
  const seconds = Math.round((Date.now() - started) / 1_000);
  console.log(`${size.modules.toLocaleString('en')} modules in ${size.buckets} buckets made in ${seconds} s.`);
  if (isWanted('lists')) await measureLists(database.db, words);
  if (isWanted('times')) await measureTimes(database, words);
}

async function measureTimes(database: DatabaseConnection, words: BigCatalogWords): Promise<void> {
  console.log(
    `Milliseconds; ${searchesEach} searches of a kind, one at a time and 8 at a time; medians of ${rounds} rounds.`,
  );
  const kinds = searchTerms(words, randomFrom(7));
  const figures = await measure(database.db, kinds);
  printTable(
    ['search', '1: p50', 'p95', 'p99', '8: p50', 'p95', 'p99'],
    kinds.map(([kind, terms], row) => [
      `${kind}, such as "${terms[0]}"`,
      ...(figures[row] ?? []).map((ms) => ms.toFixed(1)),
    ]),
  );
  if (figures.some((row) => [row[2] ?? 0, row[5] ?? 0].some((ms) => ms > mostAllowed))) {
    console.log(`A 99th percentile is over ${mostAllowed} ms.`);
    process.exitCode = 1;
  }
}

if (isWanted('quality') || parts.has('misses')) await withDatabase(({ db }) => measureQuality(db, parts.has('misses')));
if (isWanted('times') || isWanted('lists')) await withDatabase(fillAndMeasure);
