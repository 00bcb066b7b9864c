import { fakeApi, fakeClock, renderPage } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import { aCategoryPage, aListedModule, many } from '../testing/factories.ts';
import CategoryPage from './category.tsx';

const api = fakeApi();
beforeEach(() => void api.get('/tex-admin/modules/upcoming', () => api.json({})));
const clock = fakeClock();

const open = async (query: string, answer: () => unknown) => {
  const asked: string[] = [];
  api.get('/tex-admin/categories/:id/with-modules', ({ request }) => {
    asked.push(new URL(request.url).pathname.split('/').at(-2) + new URL(request.url).search);
    return answer() as never;
  });
  renderPage(CategoryPage, { path: '/category', at: `/category${query}` });
  await clock.settle();
  return asked;
};
const modules = many(3, (number) => aListedModule({ id: `m${number}`, name: `Module ${number}` }));

describe('a category', () => {
  it('has its name, its buckets with their counts, and its modules', async () => {
    const asked = await open('?id=hr&sort=name', () => api.json(aCategoryPage({ modules, totalElements: 3 })));
    expect(asked).toEqual(['hr?size=24&facets=true&sort=name']);
    expect(screen.getByRole('heading', { level: 1, name: 'Human Resources' })).toBeInTheDocument();
    expect(screen.getByText('1 bucket · 60 modules')).toBeInTheDocument();
    const buckets = within(screen.getByRole('region', { name: 'Buckets' }));
    expect(buckets.getByRole('link', { name: 'Payroll bucket 60 modules' })).toHaveAttribute(
      'href',
      '/bucket?id=payroll',
    );
    expect(screen.getAllByRole('link', { name: /Know More/ })).toHaveLength(3);
    expect(screen.queryByRole('region', { name: 'Category' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Tags' })).toBeInTheDocument();
  });

  it('lists twelve buckets, the others on demand', async () => {
    const buckets = many(30, (number) => ({ id: `b${number}`, name: `B ${number}`, description: '', moduleCount: 1 }));
    await open('?id=hr', () => api.json(aCategoryPage({ buckets, modules })));
    expect(screen.getByText('Show 18 more buckets')).toBeInTheDocument();
  });

  it('without modules says so', async () => {
    await open('?id=hr', () => api.json(aCategoryPage({ moduleCount: 0, buckets: [], totalElements: 0 })));
    expect(screen.getByText('No modules here yet')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Buckets' })).not.toBeInTheDocument();
  });

  it.each(['', '?id=', '?id=a%20b', '?id=gone'])('that does not exist says so: %j', async (query) => {
    await open(query, () => api.json({}, 404));
    expect(screen.getByText('This category does not exist')).toBeInTheDocument();
  });
});
