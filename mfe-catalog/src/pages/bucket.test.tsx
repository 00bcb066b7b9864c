import type { BucketWithModules, ModuleCard } from '@marketplace/shared/contracts';
import { aModuleCard, fakeApi, fakeClock, renderPage } from '@marketplace/shared/testing';
import { act, screen } from '@testing-library/react';
import { aBucket, aListedModule, many } from '../testing/factories.ts';
import BucketPage from './bucket.tsx';

const api = fakeApi();
beforeEach(() => void api.get('/tex-admin/modules/upcoming', () => api.json({})));
const clock = fakeClock();

const modules = [
  aModuleCard({ id: 'c', name: 'Roster', tagline: 'Plan', tags: ['shifts'], rating: null, downloads: 20 }),
  aModuleCard({ id: 'b', name: 'payroll', tagline: 'Pay on time', tags: [], rating: 5, downloads: 10 }),
  aModuleCard({ id: 'a', name: 'Attendance', tags: ['time'], rating: 3, downloads: 30 }),
];

const orders: Record<string, (a: ModuleCard, b: ModuleCard) => number> = {
  name: (a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1),
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  downloads: (a, b) => b.downloads - a.downloads,
};

/** Pages, sorts and searches as the API does; the given modules are ranked. Records the requests. */
const serve = (bucket: BucketWithModules, path = '/tex-admin/buckets/time/with-modules') => {
  const asked: string[] = [];
  api.get(path, ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    asked.push(search);
    const [page, size] = [Number(searchParams.get('page') ?? 0), Number(searchParams.get('size'))];
    const words = (searchParams.get('search') ?? '').toLowerCase();
    if (words.length > 200 || page > 100_000) return api.json({}, 400);
    const found = bucket.modules
      .filter(({ name, tagline, tags }) => [name, tagline, ...tags].join(' ').toLowerCase().includes(words))
      .sort(orders[searchParams.get('sort') ?? ''] ?? (() => 0));
    return api.json({ ...bucket, totalElements: found.length, modules: found.slice(page * size, (page + 1) * size) });
  });
  return asked;
};
const open = async (query: string, bucket = aBucket(modules)) => {
  const asked = serve(bucket);
  const page = renderPage(BucketPage, { path: '/bucket', at: `/bucket${query}` });
  await clock.settle();
  return { asked, pointer: clock.user(), search: () => page.router.state.location.search, ...page };
};
/** Typing pauses, and the answer arrives. */
const rest = () => clock.pass(300);
const names = () =>
  screen.queryAllByRole('link', { name: /Know More/ }).map((link) => link.getAttribute('href')?.at(-1));
const filter = () => screen.getByRole('textbox', { name: 'Filter' });
const sort = () => screen.getByRole('combobox', { name: 'Sort by' });

describe('a bucket', () => {
  it('is headed by its title, which names the category where names repeat', async () => {
    await open('?id=time', aBucket(modules, { title: 'Time (Human Resources)' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Time (Human Resources)' })).toBeInTheDocument();
  });

  it('compares the modules whose cards are chosen, at an address that can be shared', async () => {
    const { pointer } = await open('?id=time');
    for (const name of ['Roster', 'Attendance'])
      await pointer.click(screen.getByRole('button', { name: `Compare ${name}` }));
    expect(screen.getByRole('button', { name: 'Compare Roster', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Compare 2 modules' })).toHaveAttribute('href', '/compare?ids=c,a');
  });

  it('shows its modules by rank [ROUTE-16, SEARCH-10]', async () => {
    await open('?id=time');
    expect(screen.getByRole('heading', { level: 1, name: 'Time' })).toBeInTheDocument();
    expect(screen.getByText('3 modules')).toBeInTheDocument();
    expect(names()).toEqual(['c', 'b', 'a']);
  });

  it.each([
    ['name', ['a', 'b', 'c']],
    ['rating', ['b', 'a', 'c']],
    ['downloads', ['a', 'c', 'b']],
  ])('is sorted by %s, and the URL says so', async (by, order) => {
    const { pointer, search } = await open('?id=time&page=2');
    await pointer.selectOptions(sort(), by);
    await clock.settle();
    expect(names()).toEqual(order);
    expect(search()).toBe(`?id=time&sort=${by}`);
    await pointer.selectOptions(sort(), 'rank');
    expect(search()).toBe('?id=time');
  });

  it('is filtered when typing pauses, and the URL says so', async () => {
    const { asked, pointer, search } = await open('?id=time');
    await pointer.type(filter(), 'TIME');
    await rest();
    expect(names()).toEqual(['b', 'a']);
    // One request for the first view and one for the word, not one for each letter.
    expect(asked).toEqual(['?size=24&facets=true', '?size=24&facets=true&search=TIME']);
    expect(search()).toBe('?id=time&q=TIME');
    await pointer.clear(filter());
    await pointer.type(filter(), 'zeppelin');
    await rest();
    expect(screen.getByText('No modules match')).toBeInTheDocument();
    await pointer.clear(filter());
    await rest();
    expect(search()).toBe('?id=time');
  });

  it('is filtered at once by Enter', async () => {
    const { pointer, search } = await open('?id=time');
    await pointer.type(filter(), 'time{Enter}');
    await clock.settle();
    expect(search()).toBe('?id=time&q=time');
    expect(names()).toEqual(['b', 'a']);
  });

  it('opens as its URL says', async () => {
    await open('?id=time&q=time&sort=name');
    expect(filter()).toHaveValue('time');
    expect(sort()).toHaveValue('name');
    expect(names()).toEqual(['a', 'b']);
  });

  it.each(['toString', '__proto__', 'constructor', 'price'])(
    'is sorted by rank when the URL asks for %s',
    async (odd) => {
      await open(`?id=time&sort=${odd}`);
      expect(sort()).toHaveValue('rank');
      expect(names()).toEqual(['c', 'b', 'a']);
    },
  );

  const large = aBucket(many(30, (number) => aModuleCard({ id: `m${number}`, name: `Module ${number}` })));

  it('has pages of 24, and the back button returns to the previous one', async () => {
    const { pointer, search, router } = await open('?id=time', large);
    expect(names()).toHaveLength(24);
    expect(screen.getByText('1 to 24 of 30')).toBeInTheDocument();
    await pointer.click(screen.getByRole('link', { name: 'Next' }));
    expect(search()).toBe('?id=time&page=2');
    await clock.settle();
    expect(names()).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/bucket?id=time');
    await act(() => router.navigate(-1));
    await clock.settle();
    expect(names()).toHaveLength(24);
  });

  it.each([
    ['99', 6, '25 to 30 of 30'],
    ['0', 24, '1 to 24 of 30'],
    ['-1', 24, '1 to 24 of 30'],
    ['x', 24, '1 to 24 of 30'],
  ])('shows a page that exists when the URL asks for page %s', async (page, count, text) => {
    await open(`?id=time&page=${page}`, large);
    await clock.settle();
    expect(names()).toHaveLength(count);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('keeps the old view on screen, dimmed, until the next one has loaded', async () => {
    const { pointer } = await open('?id=time', large);
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    api.get('/tex-admin/buckets/time/with-modules', async () => {
      await held;
      return api.json({ ...aBucket(modules), totalElements: 3 });
    });
    await pointer.selectOptions(sort(), 'name');
    await clock.settle();
    const grid = () => screen.getAllByRole('list').find((list) => list.hasAttribute('aria-busy'));
    expect(names()).toHaveLength(24);
    expect(grid()).toHaveAttribute('aria-busy', 'true');
    answer();
    await clock.settle();
    expect(names()).toHaveLength(3);
    expect(grid()).toHaveAttribute('aria-busy', 'false');
  });

  it('without modules says so', async () => {
    await open('?id=time', aBucket([]));
    expect(screen.getByText('No modules here yet')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Filter' })).not.toBeInTheDocument();
  });

  it.each(['', '?id='])('without an id does not exist: %j', async (query) => {
    await open(query);
    expect(screen.getByText('This bucket does not exist')).toBeInTheDocument();
  });

  it.each(['a%20b', '%00', 'x'.repeat(65), '%C3%BC'])('with the malformed id %s does not exist', async (id) => {
    api.get('/tex-admin/buckets/:id/with-modules', () => api.json({}, 400));
    await open(`?id=${id}`);
    expect(screen.getByText('This bucket does not exist')).toBeInTheDocument();
  });

  it.each([
    ['a filter of 201 letters', `&q=${'x'.repeat(201)}`],
    ['a filter of 5,000 letters', `&q=${'x'.repeat(5_000)}`],
    ['page 999999999', '&page=999999999'],
    ['page Infinity', '&page=Infinity'],
    ['an unknown order', '&sort=%00'],
  ])('still exists with %s', async (_what, query) => {
    const { asked } = await open(`?id=time${query}`);
    await rest();
    expect(screen.queryByText('This bucket does not exist')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Time' })).toBeInTheDocument();
    const sent = new URLSearchParams(asked.at(-1));
    expect(sent.get('search')?.length ?? 0).toBeLessThanOrEqual(200);
    expect(Number(sent.get('page') ?? 0)).toBeLessThanOrEqual(100_000);
  });

  it('says how long a filter may be, and doesn’t request a longer one', async () => {
    const { pointer, asked, search } = await open('?id=time');
    await pointer.click(filter());
    await pointer.paste('x'.repeat(300));
    await rest();
    expect(filter()).toHaveAccessibleDescription('Use at most 200 characters.');
    expect(filter()).toHaveValue('x'.repeat(300));
    expect([asked, search()]).toEqual([['?size=24&facets=true'], '?id=time']);
    expect(names()).toEqual(['c', 'b', 'a']);
  });

  it('links to its category', async () => {
    await open('?id=time');
    expect(screen.getByRole('link', { name: 'Human Resources' })).toHaveAttribute('href', '/category?id=hr');
  });

  it('shows the real rating of each module when it is sorted by it [DASH-22, A-47]', async () => {
    const rated = aBucket([
      aListedModule({ id: 'a', rating: 3.25 }),
      aListedModule({ id: 'b', rating: null }),
      aListedModule({ id: 'c', rating: 4.6, reviewCount: 12 }),
    ]);
    await open('?id=time&sort=rating', rated);
    expect(screen.getByText('3.3')).toBeInTheDocument();
    expect(screen.getByText('4.6 (12 reviews)')).toBeInTheDocument();
    expect(screen.getByText('Not rated')).toBeInTheDocument();
    expect(screen.queryByText('4.8')).not.toBeInTheDocument();
  });

  it('that is unknown does not exist', async () => {
    api.get('/tex-admin/buckets/nowhere/with-modules', () => api.json({}, 404));
    await open('?id=nowhere');
    expect(screen.getByText('This bucket does not exist')).toBeInTheDocument();
    expect(screen.queryByText('The bucket could not be loaded')).not.toBeInTheDocument();
  });

  it('that can’t be loaded is requested again', async () => {
    api.get('/tex-admin/buckets/closed/with-modules', () => api.json({}, 403));
    const { pointer } = await open('?id=closed');
    expect(screen.getByText('The bucket could not be loaded')).toBeInTheDocument();
    serve(aBucket(modules), '/tex-admin/buckets/closed/with-modules');
    await pointer.click(screen.getByRole('button', { name: 'Try again' }));
    await clock.settle();
    expect(names()).toEqual(['c', 'b', 'a']);
  });
});
