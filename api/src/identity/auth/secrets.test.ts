import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());

it('gives each sign-in tokens of its own, the refresh token with 256 random bits', async () => {
  const pairs = [await api.signInFully('buyer'), await api.signInFully('buyer')];
  const tokens = pairs.flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]);
  expect(new Set(tokens).size).toBe(4);
  for (const { refreshToken } of pairs) expect(Buffer.from(refreshToken, 'base64url')).toHaveLength(32);
});

it('draws nothing from a generator that can be predicted', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(300);
  expect(
    sources.filter((file) => /Math\.random|pseudoRandomBytes/.test(readFileSync(join(root, file), 'utf8'))),
  ).toEqual([]);
});

it('does not know how old passwords are, so none expires', async () => {
  const { rows } = await api.database.pool.query(
    "select column_name as name from information_schema.columns where table_schema = 'public' and column_name like '%password%' order by name",
  );
  expect(rows.map(({ name }) => name)).toEqual(['password_hash', 'temp_password']);
});
