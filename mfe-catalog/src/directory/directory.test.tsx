import { fakeApi, renderWidget, settle } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDashboardBucket, aDashboardCategory, many } from '../testing/factories.ts';
import { Directory } from './directory.tsx';

const api = fakeApi();
beforeEach(() => void api.get('/tex-admin/modules/upcoming', () => api.json({})));

const aCategory = (number: number) => aDashboardCategory({ id: `c${number}`, name: `Category ${number}` });
/** Without buckets: what is counted is categories, and looking through roles takes its time. */
const aBareCategory = (number: number) => ({ ...aCategory(number), buckets: [] });
const aBucket = (number: number) => aDashboardBucket({ id: `b${number}`, name: `Bucket ${number}` });
const totals = { categories: 30, buckets: 30, modules: 1_200 };

const categories = () => screen.queryAllByRole('button', { name: /^Category/ }).map((button) => button.textContent);
const buckets = () => screen.queryAllByRole('link', { name: /^Bucket/ }).length;
const more = (what: string) => screen.queryByRole('button', { name: `Show more ${what}` });

/** Serves parts of 12 behind what is at hand, and keeps where they began. */
const serve = (path: string, name: string, all: { id: string }[]) => {
  const asked: string[] = [];
  api.get(path, ({ request }) => {
    const from = new URL(request.url).searchParams.get('from') ?? '';
    asked.push(from);
    return api.json({ [name]: all.slice(Number(from), Number(from) + 12) });
  });
  return asked;
};

describe('the directory of a small catalogue', () => {
  it('shows all of it and asks for nothing', () => {
    renderWidget(<Directory categories={many(3, aCategory)} />);
    expect(categories()).toHaveLength(3);
    expect(screen.getByText('3 modules in 3 categories')).toBeInTheDocument();
    expect([more('categories'), more('buckets')]).toEqual([null, null]);
  });
});

describe('the directory of a large catalogue', () => {
  it('counts the whole, and brings further categories until all are there', async () => {
    const asked = serve('/tex-suite/dashboard/categories', 'categories', many(30, aBareCategory));
    renderWidget(<Directory categories={many(10, aBareCategory)} totals={totals} />);
    expect(screen.getByText('1,200 modules in 30 categories')).toBeInTheDocument();
    expect(screen.getByText('20 more')).toBeInTheDocument();
    for (const count of [22, 30]) {
      await userEvent.click(more('categories') as HTMLElement);
      await settle();
      expect(categories()).toHaveLength(count);
    }
    expect(asked).toEqual(['10', '22']);
    expect(more('categories')).toBeNull();
  });

  it('brings further buckets of a category', async () => {
    const asked = serve('/tex-suite/dashboard/categories/c1/buckets', 'buckets', many(11, aBucket));
    const category = aDashboardCategory({ id: 'c1', bucketCount: 11, buckets: many(8, aBucket) });
    renderWidget(<Directory categories={[category]} totals={{ ...totals, categories: 1 }} />);
    expect(buckets()).toBe(8);
    await userEvent.click(more('buckets') as HTMLElement);
    await settle();
    expect([buckets(), asked, more('buckets')]).toEqual([11, ['8'], null]);
  });

  it('says when a part cannot be had, and tries again', async () => {
    api.get('/tex-suite/dashboard/categories', () => api.json({}, 404));
    renderWidget(<Directory categories={many(10, aBareCategory)} totals={totals} />);
    await userEvent.click(more('categories') as HTMLElement);
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('Further categories could not be loaded.');
    serve('/tex-suite/dashboard/categories', 'categories', many(30, aBareCategory));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await settle();
    expect(categories()).toHaveLength(22);
  });

  it('shows nothing twice and ends if the catalogue shrank in between', async () => {
    api.get('/tex-suite/dashboard/categories', () => api.json({ categories: many(10, aBareCategory).slice(8) }));
    renderWidget(<Directory categories={many(10, aBareCategory)} totals={{ ...totals, categories: 12 }} />);
    await userEvent.click(more('categories') as HTMLElement);
    await settle();
    expect([categories().length, more('categories')]).toEqual([10, null]);
  });
});
