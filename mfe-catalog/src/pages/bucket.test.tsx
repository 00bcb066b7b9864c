import { aModuleCard, fakeApi, renderPage, settle } from '@marketplace/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBucket, many } from '../testing/factories.ts';
import BucketPage from './bucket.tsx';

const api = fakeApi();

const modules = [
  aModuleCard({ id: 'a', name: 'Attendance', tags: ['time'], rating: 3, downloads: 30, priority: null, views: 0 }),
  aModuleCard({ id: 'b', name: 'payroll', tagline: 'Pay on time', tags: [], rating: 5, downloads: 10, priority: 2 }),
  aModuleCard({ id: 'c', name: 'Roster', tagline: 'Plan', tags: ['shifts'], rating: null, downloads: 20, priority: 1 }),
];
const open = async (query: string, bucket = aBucket(modules)) => {
  api.get('/tex-admin/buckets/time/with-modules', () => api.json(bucket));
  const page = renderPage(BucketPage, { path: '/bucket', at: `/bucket${query}` });
  await settle();
  return { pointer: userEvent.setup(), search: () => page.router.state.location.search, ...page };
};
const names = () =>
  screen.queryAllByRole('link', { name: /Know More/ }).map((link) => link.getAttribute('href')?.at(-1));
const filter = () => screen.getByRole('textbox', { name: 'Filter' });
const sort = () => screen.getByRole('combobox', { name: 'Sort by' });

describe('a bucket', () => {
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
    expect(names()).toEqual(order);
    expect(search()).toBe(`?id=time&sort=${by}`);
    await pointer.selectOptions(sort(), 'rank');
    expect(search()).toBe('?id=time');
  });

  it('is filtered by name, tagline and tag, ignoring case, and the URL says so', async () => {
    const { pointer, search } = await open('?id=time');
    await pointer.type(filter(), 'TIME');
    expect(names()).toEqual(['b', 'a']);
    expect(search()).toBe('?id=time&q=TIME');
    await pointer.clear(filter());
    await pointer.type(filter(), 'zeppelin');
    expect(screen.getByText('Nothing matches this filter')).toBeInTheDocument();
    await pointer.clear(filter());
    expect(search()).toBe('?id=time');
  });

  it('opens as its URL says', async () => {
    await open('?id=time&q=time&sort=name');
    expect(filter()).toHaveValue('time');
    expect(sort()).toHaveValue('name');
    expect(names()).toEqual(['a', 'b']);
  });

  it.each(['toString', '__proto__', 'constructor', 'price'])('goes by rank when the URL asks for %s', async (odd) => {
    await open(`?id=time&sort=${odd}`);
    expect(sort()).toHaveValue('rank');
    expect(names()).toEqual(['c', 'b', 'a']);
  });

  const large = aBucket(
    many(30, (number) => aModuleCard({ id: `m${number}`, name: `Module ${number}`, priority: number })),
  );

  it('turns pages of 24, which the back button undoes', async () => {
    const { pointer, search, router } = await open('?id=time', large);
    expect(names()).toHaveLength(24);
    expect(screen.getByText('1 to 24 of 30')).toBeInTheDocument();
    await pointer.click(screen.getByRole('button', { name: 'Next' }));
    expect(search()).toBe('?id=time&page=2');
    expect(names()).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await act(() => router.navigate(-1));
    await settle();
    expect(names()).toHaveLength(24);
  });

  it.each([
    ['99', 6, '25 to 30 of 30'],
    ['0', 24, '1 to 24 of 30'],
    ['-1', 24, '1 to 24 of 30'],
    ['x', 24, '1 to 24 of 30'],
  ])('shows a page that there is when the URL asks for page %s', async (page, count, text) => {
    await open(`?id=time&page=${page}`, large);
    expect(names()).toHaveLength(count);
    expect(screen.getByText(text)).toBeInTheDocument();
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

  it('that is unknown does not exist', async () => {
    api.get('/tex-admin/buckets/nowhere/with-modules', () => api.json({}, 404));
    await open('?id=nowhere');
    expect(screen.getByText('This bucket does not exist')).toBeInTheDocument();
    expect(screen.queryByText('The bucket could not be loaded')).not.toBeInTheDocument();
  });

  it('that cannot be had is asked for again', async () => {
    api.get('/tex-admin/buckets/closed/with-modules', () => api.json({}, 403));
    const { pointer } = await open('?id=closed');
    expect(screen.getByText('The bucket could not be loaded')).toBeInTheDocument();
    api.get('/tex-admin/buckets/closed/with-modules', () => api.json(aBucket(modules)));
    await pointer.click(screen.getByRole('button', { name: 'Try Again' }));
    await settle();
    expect(names()).toEqual(['c', 'b', 'a']);
  });
});
