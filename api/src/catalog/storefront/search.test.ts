import { ErrorBody, ModulePage } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await api.database.pool
    .query(`update modules set name = 'Zebra Ünit 100%', description = 'Counts striped horses_daily.',
    tags = array['Savannah', 'Wild life'], priority = null where id = 'cycle-count'`);
});
afterAll(() => api.close());

const search = async (query: Record<string, string>) => {
  const answer = await api.call({ path: '/tex-admin/modules', query });
  expect(answer.statusCode).toBe(200);
  return expectContract(ModulePage, answer.json());
};
const idsOf = async (query: Record<string, string>) => (await search(query)).content.map((module) => module.id);

describe('searching modules [CALL-16]', () => {
  it.each([
    ['name', 'zebra'],
    ['name, in capitals beyond ASCII', 'ÜNIT'],
    ['description', 'STRIPED HORSES'],
    ['tag', 'savannah'],
    ['part of a word', 'ebr'],
    ['words of different fields', 'zebra savannah'],
    ['category', 'zebra supply chain'],
    ['a percent sign', '100%'],
    ['an underscore', 'horses_daily'],
    ['surrounding space', '  zebra  '],
  ])('finds by %s [SEARCH-05]', async (_name, text) => {
    expect(await idsOf({ search: text })).toEqual(['cycle-count']);
  });

  it.each(['%', '_', '\\', "'", 'zebra savannah moon'])('finds nothing by %p in modules without it', async (text) => {
    const found = await search({ search: text, size: '100' });
    for (const module of found.content) expect(module.id === 'cycle-count').toBe(text === '%' || text === '_');
  });

  it('finds all modules of a category by its name, even a new one', async () => {
    const { rows } = await api.database.pool.query(
      "select count(*)::int as n from modules m join buckets b on b.id = m.bucket_id where b.category_id = 'governance'",
    );
    await api.database.pool.query("update categories set name = 'Zyx Guidance' where id = 'governance'");
    expect((await search({ search: 'zyx guid' })).totalElements).toBe(rows[0].n);
  });

  it('ranks by priority, 999 without one, then by views + 100 x rating + downloads', async () => {
    const { rows } = await api.database.pool.query(`select id from modules
      order by coalesce(priority, 999), views + 100 * coalesce(rating, 0) + downloads desc, id`);
    expect(await idsOf({ size: '100' })).toEqual(rows.map((row) => row.id));
  });

  it('answers pages that fit together', async () => {
    const first = await search({ size: '50' });
    const second = await search({ size: '50', page: '1' });
    expect([first.totalElements, first.totalPages, first.page, second.page]).toEqual([92, 2, 0, 1]);
    expect(new Set([...first.content, ...second.content].map((module) => module.id)).size).toBe(92);
    expect((await search({ page: '7' })).content).toEqual([]);
  });

  it('puts the name first that was typed, of two that differ in their capitals [A-46]', async () => {
    await api.database.pool.query("update modules set name = 'openTwig', priority = 1 where id = 'id-cards'");
    await api.database.pool.query("update modules set name = 'OpenTwig', priority = 2 where id = 'general-ledger'");
    const namesOf = async (query: Record<string, string>) => (await search(query)).content.map(({ name }) => name);
    expect(await namesOf({ search: 'OpenTwig' })).toEqual(['OpenTwig', 'openTwig']);
    expect(await namesOf({ search: 'OpenTwig', facets: 'true' })).toEqual(['OpenTwig', 'openTwig']);
    expect(await namesOf({ search: 'opentwig' })).toEqual(['openTwig', 'OpenTwig']);
  });

  it('filters by bucket and category', async () => {
    expect((await search({ bucketId: 'time' })).totalElements).toBe(5);
    expect((await search({ categoryId: 'analytics' })).totalElements).toBe(6);
    expect((await search({ categoryId: 'analytics', bucketId: 'time' })).totalElements).toBe(0);
  });

  it('sorts as requested', async () => {
    const names = (await search({ sort: 'name,desc', size: '100' })).content.map((module) => module.name.toLowerCase());
    expect(names).toEqual([...names].sort().reverse());
    const downloads = (await search({ sort: 'downloads,desc' })).content.map((module) => module.downloads);
    expect(downloads).toEqual([...downloads].sort((one, other) => other - one));
  });

  it.each([
    ['sort', 'name;drop table modules'],
    ['sort', 'passwordHash,asc'],
    ['size', '101'],
    ['size', '0'],
    ['size', '1.5'],
    ['page', '-1'],
    ['page', '99999999999999999999'],
    ['bucketId', "a'b"],
    ['search', 'x'.repeat(201)],
  ])('refuses %s=%s and names the field', async (field, value) => {
    const answer = await api.call({ path: '/tex-admin/modules', query: { [field]: value } });
    expect(answer.statusCode).toBe(400);
    expect(expectContract(ErrorBody, answer.json()).errors?.[0]?.field).toBe(field);
  });

  it.each([
    ['module_search_text', "text like '%zebra%'"],
    ['module_search_short', "short_grams @> short_grams('ze')"],
    ['module_search_rank', 'true order by rank, popularity desc nulls last, module_id limit 10'],
  ])('has the index %s, which a search can use', async (index, where) => {
    const client = await api.database.pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const { rows } = await client.query(`explain select module_id from module_search where ${where}`);
      expect(JSON.stringify(rows)).toContain(index);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
