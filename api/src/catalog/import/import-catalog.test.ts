import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { until } from '../../../test/until.ts';
import { importCatalog } from './import-catalog.ts';
import { parseCatalog } from './parse-catalog.ts';
import { readCatalogFile } from './read-catalog-file.ts';

let database: TestDatabase;
beforeEach(async () => (database = await createTestDatabase({ poolSize: 4 })));
afterEach(() => database.drop());

const run = (file: unknown, options: { dryRun?: boolean } = {}) =>
  importCatalog(database.db, parseCatalog(file), { dryRun: false, ...options });
const moduleRow = async (name: string) =>
  (await database.pool.query('select * from modules where name = $1', [name])).rows[0];
const counts = async () =>
  (
    await database.pool.query(`select (select count(*)::int from categories) as categories,
      (select count(*)::int from buckets) as buckets, (select count(*)::int from modules) as modules`)
  ).rows[0];
const none = { categories: 0, buckets: 0, modules: 0 };

const file = {
  categories: [
    {
      name: 'Platform',
      buckets: [
        {
          name: 'Runtime',
          modules: [
            {
              name: 'Engine',
              description: 'Runs things. Very fast.',
              homepageUrl: 'https://engine.example',
              tags: ['run'],
              logo: 'engine.svg',
            },
            { name: 'Names', downloads: 12 },
          ],
        },
      ],
    },
    // The case differs from the demo's: the same category and bucket.
    { name: 'HUMAN RESOURCES', buckets: [{ name: 'time', modules: [{ name: 'Attendance' }, { name: 'Sundial' }] }] },
  ],
};

describe('importing a catalog', () => {
  it('creates what is new and matches the rest by name', async () => {
    const report = await run(file);
    expect(report).toMatchObject({
      dryRun: false,
      created: { categories: 1, buckets: 1, modules: 3 },
      changed: { categories: 1, buckets: 1, modules: 0 },
      skipped: { categories: 0, buckets: 0, modules: 1 },
      refused: [],
      leftOut: [],
    });
    expect(await moduleRow('Engine')).toMatchObject({
      id: 'engine',
      tagline: 'Runs things.',
      homepage_url: 'https://engine.example',
      icon_url: null,
      module_url: null,
      status: 'published',
    });
  });

  it("never gives an id that the API's own addresses use", async () => {
    await run(file);
    expect((await moduleRow('Names')).id).toBe('names-runtime');
  });

  it('changes nothing when imported again', async () => {
    await run(file);
    const before = await counts();
    expect(await run(file)).toMatchObject({
      created: none,
      changed: none,
      skipped: { categories: 2, buckets: 2, modules: 4 },
    });
    expect(await counts()).toEqual(before);
  });

  it('changes what differs, and keeps what the file does not mention', async () => {
    await run(file);
    await database.pool.query("update modules set tagline = 'By hand', rating = 4.5 where name = 'Engine'");
    const [platform] = file.categories;
    const changed = {
      categories: [
        { ...platform, buckets: [{ name: 'Runtime', modules: [{ name: 'Engine', description: 'Walks now.' }] }] },
      ],
    };
    expect(await run(changed)).toMatchObject({ changed: { modules: 1 }, created: none });
    expect(await moduleRow('Engine')).toMatchObject({
      description: 'Walks now.',
      tagline: 'By hand',
      rating: 4.5,
      tags: ['run'],
    });
  });

  it('imports publisher, works with, versions and tax code, keeps omitted ones, and finds them unchanged', async () => {
    const told = (fields: object) => ({
      categories: [{ name: 'Finance', buckets: [{ name: 'Tax', modules: [{ name: 'GST Returns', ...fields }] }] }],
    });
    const versions = [
      { version: '8.0', releasedOn: '2026-11-02', notes: 'Faster.' },
      { version: '7.9', releasedOn: '2026-10-01', notes: 'Calmer.' },
    ];
    const news = { publisher: 'Taxwell', worksWith: ['E-Invoice', ' E-Invoice '], versions, taxCode: ' 998314 ' };
    expect((await run(told(news))).changed.modules).toBe(1);
    expect((await run(told({ ...news, versions: versions.toReversed() }))).skipped.modules).toBe(1);
    expect((await run(told({ tags: ['GST'] }))).changed.modules).toBe(1);
    const { publisher, works_with: worksWith, tax_code: taxCode } = await moduleRow('GST Returns');
    expect({ publisher, worksWith, taxCode }).toEqual({
      ...{ publisher: 'Taxwell', worksWith: ['E-Invoice'], taxCode: '998314' },
    });
    const { rows } = await database.pool.query(
      `select version, notes from module_versions where module_id = 'gst-returns' order by released_at desc`,
    );
    expect(rows).toEqual([
      { version: '8.0', notes: 'Faster.' },
      { version: '7.9', notes: 'Calmer.' },
    ]);
  });

  it('finds a module by its new description', async () => {
    await run(file);
    const { rows } = await database.pool.query("select id from modules where search_text like '%very fast%'");
    expect(rows).toEqual([{ id: 'engine' }]);
  });

  it('reports with --dry-run exactly what it would do, and does nothing', async () => {
    const before = await counts();
    const version = (await database.pool.query('select version from catalog_version')).rows;
    const dry = await run(file, { dryRun: true });
    expect(await counts()).toEqual(before);
    expect((await database.pool.query('select version from catalog_version')).rows).toEqual(version);
    expect({ ...(await run(file)), dryRun: true }).toEqual(dry);
  });

  it('imports the good part of a file with bad records and fields, and reports the same in a dry run', async () => {
    const [platform] = file.categories;
    const tool = { name: 'Tool', tags: ['fine', 'x'.repeat(80)], downloads: -1 };
    const bad = {
      categories: [platform, { name: 'More', buckets: [{ name: 'x', modules: [{ name: '' }, tool] }] }],
    };
    const expected = {
      created: { categories: 2, buckets: 2, modules: 3 },
      refused: [{ path: 'categories[1].buckets[0].modules[0].name' }],
      leftOut: [
        { path: 'categories[1].buckets[0].modules[1].downloads' },
        { path: 'categories[1].buckets[0].modules[1].tags[1]' },
      ],
    };
    expect(await run(bad, { dryRun: true })).toMatchObject(expected);
    expect(await run(bad)).toMatchObject(expected);
    expect(await moduleRow('Tool')).toMatchObject({ tags: ['fine'], downloads: 0 });
  });

  it('leaves a field as it was when the file has a bad one', async () => {
    const withDownloads = (downloads: number) => ({
      categories: [{ name: 'C', buckets: [{ name: 'B', modules: [{ name: 'Tool', downloads }] }] }],
    });
    await run(withDownloads(7));
    expect(await run(withDownloads(-1))).toMatchObject({
      changed: none,
      leftOut: [{ path: 'categories[0].buckets[0].modules[0].downloads' }],
    });
    expect(await moduleRow('Tool')).toMatchObject({ downloads: 7 });
  });

  it('leaves nothing half done when its connection is cut midway, and the next import succeeds', async () => {
    const before = await counts();
    // As in the product's pool: a connection cut while in use also notifies its listeners.
    database.pool.on('connect', (client) => client.on('error', () => undefined));
    const blocker = await database.pool.connect();
    await blocker.query('begin; lock table modules in share mode');
    const cut = run(file).then(
      () => 'done',
      () => 'failed',
    );
    // Not with the blocker's connection: its transaction would keep seeing the activity of its first look.
    const waiting = () =>
      database.pool.query(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
    await until(async () => (await waiting()).rows.length === 1);
    const { rows } = await waiting();
    await blocker.query('select pg_terminate_backend($1)', [rows[0].pid]);
    expect(await cut).toBe('failed');
    await blocker.query('rollback');
    blocker.release();
    expect(await counts()).toEqual(before);
    expect(await run(file)).toMatchObject({ created: { modules: 3 } });
  });

  it('leaves nothing half done when the database fails midway', async () => {
    await database.pool.query("alter table modules add constraint no_engine check (name <> 'Engine')");
    const before = await counts();
    await expect(run(file)).rejects.toThrow();
    expect(await counts()).toEqual(before);
  });

  it('gives two simultaneous imports one result', async () => {
    const reports = await Promise.all([run(file), run(file)]);
    expect(reports.map((report) => report.created.modules).sort()).toEqual([0, 3]);
  });

  it('imports 1,440 modules at once', async () => {
    const report = await run(await largeFile());
    expect(report).toMatchObject({ created: { modules: 1440 }, refused: [] });
    expect(await run(await largeFile())).toMatchObject({ created: none, changed: none, skipped: { modules: 1440 } });
  });
});

/** The CNCF landscape if it is next to the repository, else one of the same size. */
async function largeFile(): Promise<unknown> {
  const real = resolve(import.meta.dirname, '../../../../../shared/data/cncf-landscape.json');
  if (existsSync(real)) return readCatalogFile(real);
  const modules = (bucket: number) =>
    Array.from({ length: 20 }, (_, index) => ({
      name: `Module ${bucket}-${index}`,
      description: 'Does it well. '.repeat(10),
    }));
  const buckets = (from: number) =>
    Array.from({ length: 6 }, (_, index) => ({ name: `Bucket ${from + index}`, modules: modules(from + index) }));
  return {
    categories: Array.from({ length: 12 }, (_, index) => ({ name: `Category ${index}`, buckets: buckets(index * 6) })),
  };
}
