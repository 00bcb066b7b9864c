import { gunzipSync } from 'node:zlib';
import { Category, Dashboard, DashboardBuckets, DashboardCategories, ErrorBody } from '@marketplace/shared/contracts';
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

describe('the dashboard of a small catalogue', () => {
  beforeAll(async () => (api = await openTestApi()));

  it('lists all of it and says how much that is', async () => {
    const { categories, totals } = await dashboard();
    expect(totals).toEqual({ categories: 8, buckets: 26, modules: 92 });
    expect(categories.flatMap(({ buckets }) => buckets)).toHaveLength(26);
    for (const { bucketCount, buckets } of categories) expect(bucketCount).toBe(buckets.length);
  });

  it('goes on behind its end with nothing', async () => {
    const further = await get('/tex-suite/dashboard/categories?from=8');
    expect(expectContract(DashboardCategories, further.json()).categories).toEqual([]);
  });
});

describe('the dashboard of a large catalogue', () => {
  // Four modules a bucket: more would change numbers on the dashboard, and nothing else.
  const size = { categories: 400, buckets: 2_000, modules: 8_000 };
  beforeAll(async () => {
    // Not searched here, and quicker without.
    await api.database.pool.query('drop index module_search_text, module_search_short');
    await fillBigCatalog(api.database.db, size);
    // One category with far more buckets than others.
    await api.database.pool.query(
      "update buckets set category_id = 'big-category-3' where position between 100 and 160",
    );
  });
  const totals = { categories: 408, buckets: 2_026, modules: 8_092 };

  it('stays under 60,000 bytes, as Brotli and as gzip, and tells of the rest', async () => {
    expect((await dashboard()).totals).toEqual(totals);
    const br = await get('/tex-suite/dashboard', 'br');
    const gzip = await get('/tex-suite/dashboard', 'gzip');
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(br.rawPayload.length).toBeLessThan(60_000);
    expect(gzip.rawPayload.length).toBeLessThan(60_000);
    const listed = expectContract(Dashboard, JSON.parse(gunzipSync(gzip.rawPayload).toString()));
    expect(listed.categories.length).toBeGreaterThan(8);
    expect(listed.categories.length).toBeLessThan(408);
  });

  it('brings the rest call by call, nothing twice and nothing left out', async () => {
    const { categories } = await dashboard();
    const all = expectContract(Type.Array(Category), (await get('/tex-admin/categories/categories')).json());
    const seen = categories.map(({ id }) => id);
    while (seen.length < totals.categories) {
      const path = `/tex-suite/dashboard/categories?from=${seen.length}&size=24`;
      const further = expectContract(DashboardCategories, (await get(path)).json());
      expect(further.totals).toEqual(totals);
      expect(further.categories.length).toBeGreaterThan(0);
      for (const { buckets, bucketCount = 0 } of further.categories) {
        expect(buckets).toHaveLength(Math.min(8, bucketCount));
      }
      seen.push(...further.categories.map(({ id }) => id));
    }
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it('brings the further buckets of a category with their best modules', async () => {
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

  it('leaves the categories call complete [CALL-10]', async () => {
    const all = expectContract(Type.Array(Category), (await get('/tex-admin/categories/categories')).json());
    const modules = all.flatMap(({ buckets }) => buckets.flatMap((bucket) => bucket.modules));
    expect([all.length, modules.length]).toEqual([408, 8_092]);
  });

  it('lists all categories, the last one too, where only their buckets are too many', async () => {
    const { pool } = api.database;
    await pool.query("update buckets set category_id = 'big-category-' || position % 5 where id like 'big-%'");
    await pool.query('delete from categories c where not exists (select from buckets b where b.category_id = c.id)');
    await until(async () => (await dashboard()).totals?.categories === 13);
    const { categories } = await dashboard();
    expect(categories).toHaveLength(13);
    expect(categories.slice(8).map(({ buckets, bucketCount }) => [buckets.length, bucketCount])).toEqual(
      Array.from({ length: 5 }, () => [8, 400]),
    );
  });

  it.each([
    ['/tex-suite/dashboard/categories?from=-1', 400],
    ['/tex-suite/dashboard/categories?size=25', 400],
    ['/tex-suite/dashboard/categories/none/buckets', 404],
  ])('refuses %s', async (path, status) => {
    const answer = await api.call({ path });
    expect(answer.statusCode).toBe(status);
    expectContract(ErrorBody, answer.json());
  });
});
