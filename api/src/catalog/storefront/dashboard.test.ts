import { gunzipSync } from 'node:zlib';
import { Category, CategoryListing, Dashboard, DashboardBuckets, ErrorBody } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { fillBigCatalog } from '../../../test/big-catalog.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';

let api: TestApi;
afterAll(() => api.close());

const get = async (path: string, encoding?: string) => {
  const answer = await api.call({ path, ...(encoding && { headers: { 'accept-encoding': encoding } }) });
  expect(answer.statusCode).toBe(200);
  return answer;
};
const dashboard = async () => expectContract(Dashboard, (await get('/tex-suite/dashboard')).json());

describe('the dashboard of a small catalog', () => {
  beforeAll(async () => (api = await openTestApi()));

  it('lists all of it, without an index, and gives the totals', async () => {
    const { categories, index, totals } = await dashboard();
    expect(index).toBeUndefined();
    expect(totals).toEqual({ categories: 8, buckets: 26, modules: 92 });
    expect(categories.flatMap(({ buckets }) => buckets)).toHaveLength(26);
    for (const { bucketCount, buckets } of categories) expect(bucketCount).toBe(buckets.length);
  });

  it('is large as soon as one category holds too many buckets', async () => {
    await api.database.pool.query(
      `insert into buckets (id, category_id, name, description, position)
       select 'more-' || n, 'human-resources', 'General ' || n, '', 100 + n from generate_series(1, 15) n`,
    );
    await until(async () => (await dashboard()).totals?.buckets === 41);
    const { categories, index } = await dashboard();
    expect(index).toHaveLength(8);
    expect(categories.map(({ buckets, bucketCount }) => [buckets.length, bucketCount])[0]).toEqual([4, 20]);
    await api.database.pool.query("delete from buckets where id like 'more-%'");
    await until(async () => (await dashboard()).index === undefined);
  });
});

describe('the category listing of a small catalog', () => {
  const listing = async (query: string) =>
    expectContract(CategoryListing, (await get(`/tex-suite/dashboard/categories${query}`)).json());
  const names = async (search: string) =>
    (await listing(`?search=${encodeURIComponent(search)}`)).categories.map(({ name, buckets }) => [
      name,
      buckets.map((bucket) => bucket.name),
    ]);

  it('returns categories with their first 8 buckets and the first 3 modules of each, as CALL-10 has them', async () => {
    const all = expectContract(Type.Array(Category), (await get('/tex-admin/categories/categories')).json());
    const { categories, found, totals } = await listing('');
    expect([found, totals]).toEqual([8, { categories: 8, buckets: 26, modules: 92 }]);
    expect(categories).toEqual(
      all.map(({ id, name, hue, buckets }) => ({
        id,
        name,
        hue,
        bucketCount: buckets.length,
        buckets: buckets.slice(0, 8).map((bucket) => ({
          id: bucket.id,
          name: bucket.name,
          moduleCount: bucket.moduleCount,
          modules: bucket.modules.slice(0, 3),
        })),
      })),
    );
    expect(categories.some(({ buckets, bucketCount }) => buckets.length < bucketCount)).toBe(true);
  });

  it('continues after those at hand, and ends with nothing', async () => {
    const whole = await listing('');
    const part = await listing('?from=6&size=5');
    expect(part).toEqual({ ...whole, categories: whole.categories.slice(6) });
    expect((await listing('?from=8')).categories).toEqual([]);
  });

  it('finds by the names of categories and buckets, and still counts all buckets', async () => {
    const human = (await names('HUMAN'))[0];
    expect(human?.[0]).toBe('Human Resources');
    expect(human?.[1]).toContain('Core HR');
    expect(await names('  core   hr ')).toEqual([['Human Resources', ['Core HR']]]);
    expect(await names('resources core')).toEqual([['Human Resources', ['Core HR']]]);
    const [category] = (await listing('?search=core%20hr')).categories;
    expect(category?.bucketCount).toBeGreaterThan(1);
    expect(await listing('?search=nothing%20like%20it')).toMatchObject({
      categories: [],
      found: 0,
      totals: { categories: 8 },
    });
  });
});

describe('the dashboard of a large catalog', () => {
  // Four modules per bucket: more would only change numbers on the dashboard.
  const size = { categories: 400, buckets: 2_000, modules: 8_000 };
  beforeAll(async () => {
    // Not searched here, and faster without.
    await api.database.pool.query('alter table modules disable trigger modules_search_copy');
    await fillBigCatalog(api.database.db, size);
    // One category with far more buckets than others.
    await api.database.pool.query(
      "update buckets set category_id = 'big-category-3' where position between 100 and 160",
    );
  });
  const totals = { categories: 408, buckets: 2_026, modules: 8_092 };

  it('stays under 60,000 bytes, as Brotli and as gzip, and indexes the rest', async () => {
    const br = await get('/tex-suite/dashboard', 'br');
    const gzip = await get('/tex-suite/dashboard', 'gzip');
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(br.rawPayload.length).toBeLessThan(60_000);
    expect(gzip.rawPayload.length).toBeLessThan(60_000);
    const listed = expectContract(Dashboard, JSON.parse(gunzipSync(gzip.rawPayload).toString()));
    expect(listed.totals).toEqual(totals);
    expect(listed.categories.length).toBeGreaterThan(0);
    expect(listed.categories.flatMap(({ buckets }) => buckets).length).toBeLessThanOrEqual(8);
    const all = expectContract(Type.Array(Category), (await get('/tex-admin/categories/categories')).json());
    expect(listed.index).toEqual(
      all.map(({ id, name, hue, buckets }) => ({
        id,
        name,
        hue,
        bucketCount: buckets.length,
        moduleCount: buckets.reduce((sum, { moduleCount }) => sum + moduleCount, 0),
      })),
    );
  });

  it('lists all categories part by part, nothing twice, nothing omitted, each part below 100,000 bytes', async () => {
    const all = expectContract(Type.Array(Category), (await get('/tex-admin/categories/categories')).json());
    const seen: string[] = [];
    while (seen.length < totals.categories) {
      const answer = await get(`/tex-suite/dashboard/categories?from=${seen.length}`);
      expect(answer.rawPayload.length).toBeLessThan(100_000);
      const part = expectContract(CategoryListing, answer.json());
      expect([part.found, part.totals]).toEqual([totals.categories, totals]);
      expect(part.categories.length).toBeGreaterThan(0);
      seen.push(...part.categories.map(({ id }) => id));
    }
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it('returns the further buckets of a category with their best modules', async () => {
    const all = expectContract(Type.Array(Category), (await get('/tex-admin/categories/categories')).json());
    const large = all.find(({ id }) => id === 'big-category-3');
    const buckets: string[] = [];
    for (let count = 1; buckets.length < count;) {
      const path = `/tex-suite/dashboard/categories/big-category-3/buckets?from=${buckets.length}&size=24`;
      const further = expectContract(DashboardBuckets, (await get(path)).json());
      count = further.bucketCount;
      for (const { id, modules, moduleCount } of further.buckets) {
        const inBucket = large?.buckets.find((bucket) => bucket.id === id);
        expect(moduleCount).toBe(inBucket?.modules.length);
        expect(modules.map((module) => module.id)).toEqual(inBucket?.modules.slice(0, 4).map((module) => module.id));
      }
      buckets.push(...further.buckets.map(({ id }) => id));
    }
    expect(buckets).toEqual(large?.buckets.map(({ id }) => id));
  });

  it('leaves the categories endpoint complete [CALL-10]', async () => {
    const all = expectContract(Type.Array(Category), (await get('/tex-admin/categories/categories')).json());
    const modules = all.flatMap(({ buckets }) => buckets.flatMap((bucket) => bucket.modules));
    expect([all.length, modules.length]).toEqual([408, 8_092]);
  });

  it.each([
    ['/tex-suite/dashboard/categories?from=-1', 400],
    ['/tex-suite/dashboard/categories?size=25', 400],
    [`/tex-suite/dashboard/categories?search=${'x'.repeat(201)}`, 400],
    ['/tex-suite/dashboard/categories/none/buckets', 404],
  ])('refuses %s', async (path, status) => {
    const answer = await api.call({ path });
    expect(answer.statusCode).toBe(status);
    expectContract(ErrorBody, answer.json());
  });
});
