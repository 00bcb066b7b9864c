import { CategoryWithModules, ModulePage, type ListedModule, type ModuleFacets } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let all: ListedModule[];
beforeAll(async () => {
  api = await openTestApi();
  await api.database.pool.query(`
    update modules set publisher = 'Acme', trial_days = 30, rating = 4.7, tags = tags || '{Niche}' where id in ('attendance', 'payroll');
    update modules set trial_days = 0 where id = 'leads';
    update modules set rating = null where id = 'leave';
    delete from pricing_tiers where module_id = 'leave';
    update pricing_tiers set valid_to = now() - interval '1 day' where module_id = 'leads' and unit_price =
      (select min(unit_price) from pricing_tiers where module_id = 'leads')`);
  all = (await list('size=100')).content;
});
afterAll(() => api.close());

const list = async (query: string) => {
  const answer = await api.call({ path: `/tex-admin/modules?${query}` });
  expect(answer.statusCode).toBe(200);
  return expectContract(ModulePage, answer.json());
};
const facetsOf = async (query: string): Promise<ModuleFacets> => {
  const { facets } = await list(`size=100&facets=true&${query}`);
  if (!facets) throw new Error('No facets came.');
  return facets;
};
const countsOf = (facets: ModuleFacets, name: keyof ModuleFacets) =>
  Object.fromEntries(facets[name].map(({ value, count }) => [value, count]));
const priceOf = ({ priceFrom }: ListedModule) => priceFrom?.unitPrice ?? Infinity;
const isRated =
  (least: number) =>
  ({ rating }: ListedModule) =>
    (rating ?? 0) >= least;
const inBand = (module: ListedModule) => priceOf(module) >= 100 && priceOf(module) < 200;
const idsOf = (modules: ListedModule[]) => modules.map(({ id }) => id).sort();

describe('a listed module', () => {
  it('names its publisher, its trial and its lowest current price', async () => {
    const { rows } = await api.database.pool.query<{ id: string | null; price: number }>(`
      select module_id as id, min(unit_price)::int as price from pricing_tiers
       where (valid_from is null or valid_from <= now()) and (valid_to is null or valid_to > now()) group by 1`);
    const prices = new Map(rows.map(({ id, price }) => [id, price]));
    const ofEverybody = prices.get(null);
    expect(ofEverybody).toBeGreaterThan(0);
    expect(all).toHaveLength(92);
    for (const module of all)
      expect([module.id, priceOf(module)]).toEqual([module.id, prices.get(module.id) ?? ofEverybody]);
    expect(all.find(({ id }) => id === 'leave')?.priceFrom).toEqual({ unitPrice: ofEverybody, currency: 'INR' });
    expect(all.find(({ id }) => id === 'payroll')).toMatchObject({ publisher: 'Acme', trialDays: 30 });
    expect(all.find(({ id }) => id === 'stock')).toMatchObject({ publisher: 'Deccan Dynamics' });
    expect(all.filter(({ publisher }) => publisher === null)).toHaveLength(6);
  });

  it('counts its published reviews', async () => {
    const { rows } = await api.database.pool.query<{ id: string; count: number }>(`
      select module_id as id, count(*)::int as count from reviews where status = 'published' group by 1`);
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    expect(counts.size).toBeGreaterThan(1);
    for (const { id, reviewCount } of all) expect([id, reviewCount]).toEqual([id, counts.get(id) ?? 0]);
  });
});

describe('choices', () => {
  it.each<[string, (module: ListedModule) => boolean]>([
    ['trial=yes', ({ trialDays }) => trialDays > 0],
    ['rating=4.5', isRated(4.5)],
    ['price=100-200', inBand],
    ['price=100-200&price=500-', (module) => inBand(module) || priceOf(module) >= 500],
    ['tag=Niche', ({ tags }) => tags.includes('Niche')],
    [
      'category=human-resources&category=analytics',
      ({ category }) => ['Human Resources', 'Analytics'].includes(category),
    ],
    ['trial=yes&price=100-200&rating=4', (module) => module.trialDays > 0 && inBand(module) && isRated(4)(module)],
  ])('%s narrow a list', async (query, isWanted) => {
    const { content, totalElements } = await list(`size=100&${query}`);
    const wanted = all.filter(isWanted);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(92);
    expect(idsOf(content)).toEqual(idsOf(wanted));
    expect(totalElements).toBe(wanted.length);
  });

  it('page what they leave, in the requested order', async () => {
    const whole = (await list('size=100&trial=yes&sort=rating')).content.map(({ id }) => id);
    const [first, second] = [
      await list('size=5&trial=yes&sort=rating'),
      await list('size=5&trial=yes&sort=rating&page=1'),
    ];
    expect([...first.content, ...second.content].map(({ id }) => id)).toEqual(whole.slice(0, 10));
  });

  it.each(['rating=5', 'price=1-2', 'trial=no', 'category=a%27b', 'tag=', 'sort=price', 'facets=maybe'])(
    'that make no sense are refused: %s',
    async (query) => {
      expect((await api.call({ path: `/tex-admin/modules?${query}` })).statusCode).toBe(400);
    },
  );
});

describe('facets', () => {
  it('come only on request', async () => {
    expect((await list('size=5')).facets).toBeUndefined();
  });

  it('count the modules of each value', async () => {
    const facets = await facetsOf('');
    const count = (isWanted: (module: ListedModule) => boolean) => all.filter(isWanted).length;
    expect(facets.category.find(({ label }) => label === 'Analytics')?.count).toBe(
      count(({ category }) => category === 'Analytics'),
    );
    expect(facets.category.reduce((sum, one) => sum + one.count, 0)).toBe(92);
    expect(countsOf(facets, 'trial')).toEqual({ yes: count(({ trialDays }) => trialDays > 0) });
    expect(countsOf(facets, 'rating')['4.5']).toBe(count(isRated(4.5)));
    expect(countsOf(facets, 'price')['100-200']).toBe(count(inBand));
    expect(Object.values(countsOf(facets, 'price')).reduce((sum, one) => sum + one, 0)).toBe(92);
    expect(facets.price.map(({ label }) => label)).toContain('₹1 to ₹2');
    expect(facets.tag).toHaveLength(30);
    for (const { value, count: n } of facets.tag) expect(n).toBe(count(({ tags }) => tags.includes(value)));
  });

  it('ignore their own choice and follow the others', async () => {
    const facets = await facetsOf('price=100-200&rating=4.5');
    const count = (isWanted: (module: ListedModule) => boolean) => all.filter(isWanted).length;
    expect(countsOf(facets, 'price')['200-300']).toBe(
      count((module) => priceOf(module) >= 200 && priceOf(module) < 300 && isRated(4.5)(module)),
    );
    expect(countsOf(facets, 'rating')['4']).toBe(count((module) => inBand(module) && isRated(4)(module)));
    expect(countsOf(facets, 'trial')['yes']).toBe(
      count((module) => inBand(module) && isRated(4.5)(module) && module.trialDays > 0),
    );
  });

  it('keep what is chosen, even if no module has it', async () => {
    const facets = await facetsOf('tag=Gone&category=no-such-category');
    expect(facets.tag.at(-1)).toEqual({ value: 'Gone', label: 'Gone', count: 0 });
    expect(facets.category).toContainEqual({ value: 'no-such-category', label: 'no-such-category', count: 0 });
    expect((await facetsOf('tag=Niche')).tag[0]?.count).toBeGreaterThan(0);
    expect((await facetsOf('tag=Niche')).tag.find(({ value }) => value === 'Niche')?.count).toBe(2);
  });
});

describe('a tag that is spelled with different capitals', () => {
  beforeAll(async () => {
    const tag = (name: string, ids: string[]) =>
      api.database.pool.query('update modules set tags = tags || $1::text where id = any($2)', [name, ids]);
    await tag('Twofold', ['letters', 'id-cards']);
    await tag('TWOFOLD', ['org-chart']);
    await tag('Twofold plus', ['general-ledger']);
  });

  it('is one value of the facet, in its most frequent spelling', async () => {
    const { tag } = await facetsOf('category=human-resources');
    expect(tag.filter(({ label }) => label.toLowerCase() === 'twofold')).toEqual([
      { value: 'Twofold', label: 'Twofold', count: 3 },
    ]);
  });

  it.each(['Twofold', 'TWOFOLD', 'twofold'])('is found as %s, and stays as it was chosen', async (chosen) => {
    const { content, facets } = await list(`tag=${chosen}&facets=true`);
    expect(content.map(({ id }) => id).sort()).toEqual(['id-cards', 'letters', 'org-chart']);
    const values = facets?.tag.filter(({ value }) => value.toLowerCase() === 'twofold');
    expect(values).toEqual([{ value: chosen, label: 'Twofold', count: 3 }]);
  });

  it.each(['%25wofold', 'Two_old', 'wofold'])('is not found as %s', async (chosen) => {
    expect((await list(`tag=${chosen}`)).content).toEqual([]);
  });
});

describe('a search with facets', () => {
  it('finds the same in the same order as one without, and counts it exactly [SEARCH-05, SEARCH-10]', async () => {
    const [plain, faceted] = [await list('search=time&size=100'), await list('search=time&size=100&facets=true')];
    expect(faceted.content.map(({ id }) => id)).toEqual(plain.content.map(({ id }) => id));
    expect(faceted.totalElements).toBe(faceted.content.length);
    expect(faceted.facets?.category.reduce((sum, { count }) => sum + count, 0)).toBe(faceted.totalElements);
  });

  it('says what was probably meant, and counts that', async () => {
    const { didYouMean, totalElements, content, facets } = await list('search=atendance&size=100&facets=true');
    expect(didYouMean).toBe('attendance');
    expect(content.map(({ id }) => id)).toContain('attendance');
    expect(totalElements).toBe(content.length);
    expect(facets?.category.reduce((sum, { count }) => sum + count, 0)).toBe(totalElements);
  });

  it('adds near spellings to few results only, whatever is chosen', async () => {
    const whole = await list('search=time&size=100&facets=true');
    const category = whole.facets?.category.at(-1);
    const narrowed = await list(`search=time&size=100&category=${category?.value}`);
    expect(whole.totalElements).toBeGreaterThanOrEqual(10);
    expect(narrowed.totalElements).toBe(category?.count);
  });

  it('narrows what it finds', async () => {
    const { content } = await list('search=time&size=100&facets=true&trial=yes');
    expect(content.length).toBeGreaterThan(0);
    expect(content.filter(({ trialDays }) => trialDays === 0)).toEqual([]);
  });
});

describe('a category', () => {
  const read = async (path: string) => {
    const answer = await api.call({ path: `/tex-admin/categories/${path}` });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };

  it('has its buckets with the number of their modules, and all its modules', async () => {
    const { body } = await read('human-resources/with-modules?size=100&facets=true');
    const category = expectContract(CategoryWithModules, body);
    const own = all.filter((module) => module.category === 'Human Resources');
    expect(category).toMatchObject({ name: 'Human Resources', moduleCount: own.length, totalElements: own.length });
    expect(category.modules.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    expect(category.buckets.find(({ name }) => name === 'Time')?.moduleCount).toBe(5);
    expect(category.buckets.find(({ name }) => name === 'Events')?.moduleCount).toBeUndefined();
    expect(category.facets?.trial[0]?.count).toBe(own.filter(({ trialDays }) => trialDays > 0).length);
  });

  it('is not found if it is unknown or archived', async () => {
    expect((await read('no-such/with-modules')).status).toBe(404);
    await api.database.pool.query("update categories set archived_at = now() where id = 'governance'");
    expect((await read('governance/with-modules')).status).toBe(404);
  });
});
