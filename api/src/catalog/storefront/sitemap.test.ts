import { Sitemap } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());

const read = async (page: number) => (await api.call({ path: `/tex-suite/sitemap?page=${page}` })).json<Sitemap>();

it('lists ids and last changes of all published modules, and all categories and buckets once', async () => {
  await api.database.pool.query("update modules set status = 'draft' where id = 'attendance'");
  const first = await read(0);
  expectContract(Sitemap, first);
  const ids = first.modules.map(({ id }) => id);
  expect(ids).toContain('payroll');
  expect(ids).not.toContain('attendance');
  expect(first.totalModules).toBe(ids.length);
  expect(first.categories).toContain('analytics');
  expect(first.buckets).toContain('core-hr');
  expect(await read(1)).toEqual({ totalModules: ids.length, modules: [], categories: [], buckets: [] });
});

it.each(['-1', 'x', '10001'])('refuses page %s', async (page) => {
  expect((await api.call({ path: `/tex-suite/sitemap?page=${page}` })).statusCode).toBe(400);
});
