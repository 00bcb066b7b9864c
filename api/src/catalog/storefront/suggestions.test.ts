import { ModuleCard } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.signIn('empty');
  // Unique tags, so that each test knows everything that is shared.
  await api.database.pool.query('update modules set tags = array[id]');
});
afterAll(() => api.close());

const path = '/tex-suite/user/suggested-module';
const suggested = async () => {
  const answer = await api.call({ path, token });
  expect(answer.statusCode).toBe(200);
  return expectContract(Type.Array(ModuleCard), answer.json()).map(({ id }) => id);
};
const own = async (...modules: [id: string, access?: string][]) => {
  await api.database.pool.query("delete from user_module_access where user_id = 'empty'");
  for (const [id, access = 'Full Access'] of modules) {
    await api.database.pool.query("insert into user_module_access values ('empty', $1, $2, '[]')", [id, access]);
  }
};
const tag = (id: string, ...tags: string[]) =>
  api.database.pool.query('update modules set tags = $2 where id = $1', [id, tags]);
const idsByRank = async (where: string) => {
  const { rows } = await api.database.pool.query<{ id: string }>(`select m.id from modules m
    join buckets b on b.id = m.bucket_id where not m.coming_soon and ${where}
    order by m.rank, m.popularity desc, m.id`);
  return rows.map(({ id }) => id);
};

describe('suggested modules [CALL-13]', () => {
  it('are the best ranked for a user without modules', async () => {
    await own();
    expect(await suggested()).toEqual((await idsByRank('true')).slice(0, 8));
  });

  it('come from the bucket of a user’s module first, then from its category, then from anywhere', async () => {
    await own(['campaigns']);
    const bucket = await idsByRank("b.id = 'marketing' and m.id <> 'campaigns'");
    const category = await idsByRank("b.category_id = 'sales-crm' and b.id <> 'marketing'");
    expect(await suggested()).toEqual([...bucket, ...category].slice(0, 8));
    await own(['change-control']);
    const ids = await suggested();
    expect(ids).toEqual(
      (await idsByRank("b.category_id = 'supply-chain-manufacturing' and m.id <> 'change-control'")).slice(0, 8),
    );
  });

  it('put shared tags above a category, two of them above a bucket', async () => {
    await own(['campaigns']);
    await tag('campaigns', 'mail', 'news', 'texts');
    await tag('wiki', 'mail', 'news');
    await tag('yard', 'texts');
    const ids = await suggested();
    const bucket = await idsByRank("b.id = 'marketing' and m.id <> 'campaigns'");
    // 4 for two tags, as for bucket and category together; then 2 for one, then 1 for a category.
    expect(new Set(ids.slice(0, bucket.length + 1))).toEqual(new Set(['wiki', ...bucket]));
    expect(ids[bucket.length + 1]).toBe('yard');
  });

  it('count what several of the user’s modules share, and nothing of one without access', async () => {
    await own(['wiki'], ['tasks'], ['people', 'No Access']);
    await tag('people', 'secret');
    await tag('yard', 'secret');
    await tag('stock', 'shared');
    await tag('wiki', 'shared');
    await tag('tasks', 'shared');
    const ids = await suggested();
    const workplace = await idsByRank("b.id = 'workplace' and m.id not in ('wiki', 'tasks')");
    // Two modules in the bucket and category: 8 each; two that share a tag: 4.
    expect(ids.slice(0, workplace.length + 1)).toEqual([...workplace, 'stock']);
    expect(ids).not.toContain('people');
    expect(ids).not.toContain('yard');
  });

  it('are never coming soon or withdrawn, and never kept for others', async () => {
    await own(['wiki']);
    await api.database.pool.query("update modules set status = 'archived' where id = 'meetings'");
    const { rows } = await api.database.pool.query<{ id: string }>('select id from modules where coming_soon');
    const ids = await suggested();
    for (const id of ['meetings', ...rows.map((row) => row.id)]) expect(ids).not.toContain(id);
    const answer = await api.call({ path, token });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
  });
});
