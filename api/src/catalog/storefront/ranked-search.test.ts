import { ModulePage } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { fillBigCatalog, lastRankedWord, type BigCatalogWords } from '../../../test/big-catalog.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let big: BigCatalogWords;
beforeAll(async () => {
  api = await openTestApi();
  big = await fillBigCatalog(api.database.db, { categories: 20, buckets: 100, modules: 3_000 });
});
afterAll(() => api.close());

const search = async (query: Record<string, string>) =>
  expectContract(ModulePage, (await api.call({ path: '/tex-admin/modules', query })).json());

interface Row {
  id: string;
  name: string;
  about: string;
  labels: string;
  near: boolean;
  similarity: number;
}

/** What checking every module finds: by class of match, then by rank; if few, then names with similar spelling. */
const lookedThrough = async (text: string, where = 'true') => {
  const { rows } = await api.database.pool.query<Row>(
    `select m.id, lower(m.name) as name, lower(m.description) as about,
        lower(concat_ws(E'\n', c.name, array_to_string(m.tags, E'\n'))) as labels,
        lower($1) <% lower(m.name) as near, word_similarity(lower($1), lower(m.name)) + similarity(lower($1), lower(m.name)) as similarity
      from modules m join buckets b on b.id = m.bucket_id join categories c on c.id = b.category_id
      where m.status = 'published' and ${where}
      order by coalesce(m.priority, 999), m.views + 100 * coalesce(m.rating, 0) + m.downloads desc, m.id`,
    [text],
  );
  const phrase = text.toLowerCase();
  // Without any words, every module would match.
  expect(phrase.trim()).not.toBe('');
  const holds = (...fields: string[]) =>
    phrase.split(' ').every((word) => fields.some((field) => field.includes(word)));
  const classOf = ({ name, about, labels }: Row) =>
    [name === phrase, name.startsWith(phrase), holds(name), holds(name, labels), holds(name, labels, about)].indexOf(
      true,
    );
  const classes = [0, 1, 2, 3, 4].map((wanted) => rows.filter((row) => classOf(row) === wanted));
  const near = rows
    .filter((row) => row.near && classOf(row) < 0)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, 10);
  const few = classes.flat().length < 10 && phrase.length > 3;
  return [...classes.flat(), ...(few ? near : [])].map(({ id }) => id);
};

describe('the exact name', () => {
  it('puts its module first, for every module, in any spelling of letters and spaces', async () => {
    const { rows } = await api.database.pool.query<{ name: string }>(
      "select name from modules where status = 'published' order by id like 'big-%', md5(id) limit 200",
    );
    const spellings = [(name: string) => name, (name: string) => `  ${name.toUpperCase().replaceAll(' ', '  ')} `];
    const missed = [];
    for (const { name } of rows)
      for (const spelling of spellings) {
        const { content } = await search({ search: spelling(name), size: '10' });
        if (content[0]?.name !== name) missed.push([name, content[0]?.name]);
      }
    expect([rows.length, missed]).toEqual([200, []]);
  });

  it.each([
    ['atendance', 'Attendance'],
    ['payrolll', 'Payroll'],
    ['Dashbords', 'Dashboards'],
  ])('is found by a similar spelling: %s', async (typed, name) => {
    const { content } = await search({ search: typed, size: '10' });
    expect(content.map((module) => module.name)).toContain(name);
  });
});

describe('searching a catalog that is larger than what is scanned', () => {
  it.each([
    ['a word of most modules', () => big.words[0]],
    ['a word of some modules', () => big.words[200]],
    ['a rare word', () => big.words[7_900]],
    ['two words', () => `${big.words[3]} ${big.words[40]}`],
    ['two rare words', () => `${big.words[5_000]} ${big.words[900]}`],
    ['a part of a word', () => big.words[4_000]?.slice(1, 5)],
    ['a tag, in capitals', () => big.tags[10]?.toUpperCase()],
    ['a category', () => big.categories[4]],
    ['a word of the last ranked modules alone', () => lastRankedWord],
    ['one letter', () => 'E'],
    ['one letter that is rare', () => '&'],
    ['one digit', () => '7'],
    ['two letters', () => 'st'],
    ['two letters that are rare', () => 'OQ'],
    ['two letters that match nothing', () => 'qj'],
    ['a frequent word and two rare letters', () => `${big.words[0]} uz`],
    ['nothing that there is', () => 'zzqxj'],
  ])(
    'finds by %s what checking every module finds, by class of match, then by rank [SEARCH-10, SEARCH-11, A-46]',
    async (_kind, term) => {
      const text = term() ?? '';
      const all = await lookedThrough(text);
      for (const page of [0, 1]) {
        const found = await search({ search: text, size: '10', page: String(page) });
        expect(found.content.map((module) => module.id)).toEqual(all.slice(page * 10, page * 10 + 10));
        if (found.totalIsLowerBound) expect(found.totalElements).toBeLessThanOrEqual(all.length);
        else expect(found.totalElements).toBe(all.length);
        expect(found.totalElements).toBeGreaterThanOrEqual(Math.min(all.length, page * 10 + 10));
      }
    },
  );

  it('counts exactly if it found all there are, and says so if it did not', async () => {
    expect(await search({ search: lastRankedWord })).not.toHaveProperty('totalIsLowerBound');
    expect(await search({ search: big.words[0] ?? '' })).toMatchObject({ totalIsLowerBound: true });
    expect(await search({})).toMatchObject({ totalElements: 3_092 });
  });

  it('reaches the last page, however far down it is', async () => {
    const all = await lookedThrough('a');
    const last = Math.floor((all.length - 1) / 100);
    const found = await search({ search: 'a', size: '100', page: String(last) });
    expect(found.content.map((module) => module.id)).toEqual(all.slice(last * 100));
    expect(found.totalElements).toBe(all.length);
  });

  it('searches within a bucket or a category', async () => {
    const inBucket = await search({ search: 'st', bucketId: 'big-bucket-3', size: '100' });
    const ofBucket = await lookedThrough('st', "b.id = 'big-bucket-3'");
    expect(inBucket.content.map((module) => module.id)).toEqual(ofBucket);
    const inCategory = await search({ search: big.words[1] ?? '', categoryId: 'big-category-3' });
    const ofCategory = await lookedThrough(big.words[1] ?? '', "c.id = 'big-category-3'");
    expect(inCategory.totalElements).toBe(ofCategory.length);
    expect(inCategory.content.map((module) => module.id)).toEqual(ofCategory.slice(0, 20));
  });

  it('sorts the results differently on request', async () => {
    const found = await search({ search: lastRankedWord, sort: 'name,asc', size: '5' });
    expect(found.totalElements).toBe((await lookedThrough(lastRankedWord)).length);
    const names = found.content.map((module) => module.name.toLowerCase());
    expect(names).toEqual([...names].sort());
  });
});

it('finds a module from the moment it is published until it is withdrawn, wherever it goes in between', async () => {
  const { pool } = api.database;
  const found = async () => {
    const { rows } = await pool.query("select rank, bucket_id, text from module_search where module_id = 'people'");
    return rows[0];
  };
  const before = await found();
  expect(before.text).toContain('human resources');
  await pool.query("update modules set status = 'draft' where id = 'people'");
  expect(await found()).toBeUndefined();
  await pool.query("update modules set status = 'published' where id = 'people'");
  expect(await found()).toEqual(before);
  await pool.query("update modules set priority = 3, bucket_id = 'tax' where id = 'people'");
  expect(await found()).toMatchObject({ rank: 3, bucket_id: 'tax', text: expect.stringContaining('finance') });
  await pool.query("update categories set name = 'Money Matters' where id = 'finance'");
  expect((await found()).text).toContain('money matters');
  await pool.query("delete from modules where id = 'people'");
  expect(await found()).toBeUndefined();
});
