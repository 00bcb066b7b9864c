import { ModulePage } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { learnSearchWords } from './learn-search-words.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const names = ['Llama.cpp', 'Zoë Café', 'OAuth2 Proxy', 'Ecommerce Suite', 'Nextcloud', 'Quay', 'C', 'C++', 'QC'];
  for (const [place, name] of names.entries())
    await api.database.pool.query(
      `insert into modules (id, name, description, bucket_id, status)
       select $1, $2, 'Has policies.', bucket_id, 'published' from modules where id = 'people'`,
      [`odd-${place}`, name],
    );
});
afterAll(() => api.close());

const search = async (text: string) =>
  expectContract(ModulePage, (await api.call({ path: '/tex-admin/modules', query: { search: text } })).json());
const namesOf = async (text: string) => (await search(text)).content.map(({ name }) => name);

it.each([
  ['llama cpp', 'Llama.cpp'],
  ['llamacpp', 'Llama.cpp'],
  ['llama-cpp', 'Llama.cpp'],
  ['zoe cafe', 'Zoë Café'],
  ['ZOÉ', 'Zoë Café'],
  ['cafe zoe', 'Zoë Café'],
  ['oauth2proxy', 'OAuth2 Proxy'],
  ['OAuth-2 proxy', 'OAuth2 Proxy'],
  ['e-commerce', 'Ecommerce Suite'],
  ['ｑｕａｙ', 'Quay'],
  ['c++', 'C++'],
  ['c', 'C'],
])('%s finds %s first', async (typed, name) => {
  const found = await search(typed);
  expect(found.content[0]?.name).toBe(name);
  expect(found).not.toHaveProperty('didYouMean');
});

it.each([
  ['a missing letter', 'nextclod', 'Nextcloud', 'nextcloud'],
  ['a letter too many', 'nexxtcloud', 'Nextcloud', 'nextcloud'],
  ['another letter', 'nextcloid', 'Nextcloud', 'nextcloud'],
  ['swapped letters', 'netxcloud', 'Nextcloud', 'nextcloud'],
  ['swapped letters in a short word', 'qauy', 'Quay', 'quay'],
  ['one of two words', 'oauth2 porxy', 'OAuth2 Proxy', 'oauth2 proxy'],
  ['a joined name', 'oauth2poxy', 'OAuth2 Proxy', 'oauth2proxy'],
  ['capitals and accents', 'NÉXTCLOD', 'Nextcloud', 'nextcloud'],
])('finds despite %s: %s', async (_what, typed, name, meant) => {
  const found = await search(typed);
  expect([found.content[0]?.name, found.didYouMean]).toEqual([name, meant]);
});

it('finds a singular by its plural', async () => {
  expect(await namesOf('nextclouds')).toEqual(['Nextcloud']);
  await api.database.pool.query("update modules set description = 'Knows one policy' where id = 'odd-4'");
  expect(await namesOf('nextcloud policies')).toEqual(['Nextcloud']);
});

it.each(['%', '\\', "'", '-', '---', '...', '’'])('takes %p literally', async (typed) => {
  const found = await search(typed);
  for (const { name } of found.content) expect(name).not.toMatch(/^(Nextcloud|Quay)$/);
});

it('learns words that were skipped while another change was adding its own', async () => {
  const { pool } = api.database;
  const other = await pool.connect();
  try {
    await other.query("begin; select pg_advisory_xact_lock(hashtext('search_words'))");
    await pool.query("update modules set name = 'Wombat', updated_at = now() where id = 'odd-5'");
    expect(await namesOf('wombta')).toEqual([]);
    expect(await namesOf('wombat')).toEqual(['Wombat']);
  } finally {
    await other.query('rollback');
    other.release();
  }
  await learnSearchWords.run(null, { db: api.database.db }, { id: 'one', createdAt: new Date(0) });
  await pool.query('update catalog_version set version = version + 1; notify catalog_version');
  expect(await namesOf('Wombta')).toEqual(['Wombat']);
});
