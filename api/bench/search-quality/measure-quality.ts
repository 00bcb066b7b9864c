import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { importCatalog, parseCatalog, readCatalogFile, searchModules } from '../../src/catalog/index.ts';
import { type Database, modules } from '../../src/db/index.ts';
import { randomFrom } from '../../test/random.ts';
import { printTable } from '../kit/print-table.ts';
import { misspell } from './misspell.ts';

const folder = import.meta.dirname;
const catalogFile = resolve(folder, '../../../../shared/data/cncf-landscape.json');
/** By kind: the query, and the names that are good results. */
type Queries = Record<string, [typed: string, expected: string[]][]>;

/** Every name once, typed exactly and with an error. */
async function queriesOfNames(db: Database): Promise<Queries> {
  const names = (await db.select({ name: modules.name }).from(modules).orderBy(modules.name)).map(({ name }) => name);
  const random = randomFrom(11);
  return {
    'every name': names.map((name) => [name, [name]]),
    'every name, misspelled': names.flatMap((name): [string, string[]][] => {
      const typed = misspell(name, random);
      return typed === undefined ? [] : [[typed, [name]]];
    }),
  };
}

/** The position of the first good result, counted from 1; undefined if it isn't in the first ten. */
async function placeOf(db: Database, [typed, expected]: Queries[string][number]): Promise<number | undefined> {
  const { content } = await searchModules(db, { search: typed, size: 10 });
  const place = content.findIndex(({ name }) => expected.includes(name));
  return place < 0 ? undefined : place + 1;
}

const share = (places: (number | undefined)[], worth: (place: number) => number) =>
  (places.reduce<number>((sum, place) => sum + (place === undefined ? 0 : worth(place)), 0) / places.length).toFixed(3);

/**
 * How often the searches of `queries.json`, and those for every name of the CNCF catalog, find what they are after:
 * success at 1 and at 10, and the mean reciprocal rank. `verbose` also names each miss.
 */
export async function measureQuality(db: Database, verbose: boolean): Promise<void> {
  await importCatalog(db, parseCatalog(await readCatalogFile(catalogFile)), { dryRun: false });
  const written = JSON.parse(await readFile(resolve(folder, 'queries.json'), 'utf8')) as Queries;
  const rows: string[][] = [];
  for (const [kind, queries] of Object.entries({ ...written, ...(await queriesOfNames(db)) })) {
    const places: (number | undefined)[] = [];
    for (const query of queries) {
      const place = await placeOf(db, query);
      places.push(place);
      if (verbose && place !== 1) console.log(`${kind}: "${query[0]}" -> ${query[1][0]} at ${place ?? 'none'}`);
    }
    const figures = [
      share(places, (place) => (place === 1 ? 1 : 0)),
      share(places, () => 1),
      share(places, (p) => 1 / p),
    ];
    rows.push([kind, String(queries.length), ...figures]);
  }
  printTable(['what is typed', 'queries', 'at 1', 'at 10', 'MRR'], rows);
}
