import { fakeApi, renderWidget, settle } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDashboardBucket, aDashboardCategory, many } from '../testing/factories.ts';
import { Directory } from './directory.tsx';

const api = fakeApi();
beforeEach(() => void api.get('/tex-admin/modules/upcoming', () => api.json({})));

const aCategory = (number: number) => aDashboardCategory({ id: `c${number}`, name: `Category ${number}` });
const anEntry = (number: number) => ({
  id: `c${number}`,
  name: `Category ${number}`,
  hue: 10,
  bucketCount: 2,
  moduleCount: 40,
});
const aBucket = (number: number) => aDashboardBucket({ id: `b${number}`, name: `Bucket ${number}` });
const totals = { categories: 30, buckets: 60, modules: 1_200 };

const toggle = (number: number) => screen.getByRole('button', { name: new RegExp(`^Category ${number}: `) });
const rows = () => screen.queryAllByRole('button', { name: /^Category \d+: / });
const open = () =>
  rows()
    .filter((row) => row.getAttribute('aria-expanded') === 'true')
    .map((row) => /\d+/.exec(row.textContent)?.[0]);
const index = () => screen.queryByRole('navigation', { name: 'All categories' });
const found = () => [...(index()?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
const buckets = () => screen.queryAllByRole('link', { name: /^Bucket/ }).length;
const more = (what: string) => screen.queryByRole('button', { name: `Show more ${what}` });

/** Serves the rest in parts of 12, and records where each began. */
const serve = (path: string, name: string, all: { id: string }[]) => {
  const asked: string[] = [];
  api.get(path, ({ request }) => {
    const from = new URL(request.url).searchParams.get('from') ?? '';
    asked.push(from);
    return api.json({ [name]: all.slice(Number(from), Number(from) + 12) });
  });
  return asked;
};

beforeEach(() => localStorage.clear());

describe('the directory of a small catalog', () => {
  it('shows all of it, without a request', () => {
    renderWidget(<Directory categories={many(3, aCategory)} />);
    expect(open()).toEqual(['1', '2', '3']);
    expect(screen.getByText('3 modules in 3 categories')).toBeInTheDocument();
    expect([index(), more('categories'), more('buckets')]).toEqual([null, null, null]);
  });

  it('links each category to its page', () => {
    renderWidget(<Directory categories={[aDashboardCategory({ id: 'a & b', name: 'Both' })]} />);
    expect(screen.getByRole('link', { name: 'Both' })).toHaveAttribute('href', '/category?id=a%20%26%20b');
  });
});

describe('the directory of a large catalog', () => {
  const large = () =>
    renderWidget(<Directory categories={many(2, aCategory)} index={many(30, anEntry)} totals={totals} />);

  it('indexes all categories with their counts, opens those that came along, and has rows for a few more', async () => {
    large();
    expect(screen.getByText('1,200 modules in 30 categories')).toBeInTheDocument();
    expect(found()).toEqual(many(30, (number) => `Category ${number}40 modules`));
    expect(index()?.querySelector('a')).toHaveAttribute('href', '/category?id=c1');
    expect([rows().length, open()]).toEqual([8, ['1', '2']]);
    expect(toggle(3)).toHaveTextContent('2 buckets, 40 modules');
    for (const count of [20, 30]) {
      await userEvent.click(more('categories') as HTMLElement);
      expect(rows()).toHaveLength(count);
    }
    expect([more('categories'), open()]).toEqual([null, ['1', '2']]);
  });

  it('filters the index, ignoring case and accents', async () => {
    large();
    const field = screen.getByRole('searchbox', { name: 'Filter categories' });
    await userEvent.type(field, 'CATÉGORY 30');
    expect(found()).toEqual(['Category 3040 modules']);
    expect(screen.getByText('1 found')).toBeInTheDocument();
    await userEvent.type(field, 'x');
    expect(screen.getByText('No categories found.')).toBeInTheDocument();
  });

  it('shows all of the index on demand, and fewer again', async () => {
    large();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 30 categories' }));
    expect(index()).toHaveAttribute('data-whole');
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer categories' }));
    expect(index()).not.toHaveAttribute('data-whole');
  });

  it('requests the buckets of a category once, when it opens', async () => {
    const asked = serve('/tex-suite/dashboard/categories/c5/buckets', 'buckets', many(2, aBucket));
    large();
    expect(buckets()).toBe(0);
    await userEvent.click(toggle(5));
    await settle();
    expect([buckets(), open()]).toEqual([2, ['1', '2', '5']]);
    await userEvent.click(toggle(5));
    expect([buckets(), open()]).toEqual([0, ['1', '2']]);
    await userEvent.click(toggle(5));
    await settle();
    expect([buckets(), asked]).toEqual([2, ['0']]);
  });

  it('remembers on this device what was opened and closed, wherever it is', async () => {
    serve('/tex-suite/dashboard/categories/c25/buckets', 'buckets', many(2, aBucket));
    const first = large();
    await userEvent.click(toggle(1));
    await userEvent.click(more('categories') as HTMLElement);
    await userEvent.click(more('categories') as HTMLElement);
    await userEvent.click(toggle(25));
    await settle();
    first.unmount();
    large();
    await settle();
    expect([rows().length, open(), buckets()]).toEqual([9, ['2', '25'], 2]);
    expect(localStorage.getItem('openedCategories')).toBe('[{"id":"c25","open":true},{"id":"c1","open":false}]');
  });

  it.each(['{broken', '"text"', '[{"id":7}]'])('opens the first ones if %s is stored', (stored) => {
    localStorage.setItem('openedCategories', stored);
    large();
    expect(open()).toEqual(['1', '2']);
  });

  it('loads more buckets of a category', async () => {
    const asked = serve('/tex-suite/dashboard/categories/c1/buckets', 'buckets', many(11, aBucket));
    const category = aDashboardCategory({ id: 'c1', bucketCount: 11, buckets: many(4, aBucket) });
    renderWidget(<Directory categories={[category]} index={[{ ...anEntry(1), bucketCount: 11 }]} totals={totals} />);
    expect([buckets(), screen.getByText('7 more').textContent]).toEqual([4, '7 more']);
    await userEvent.click(more('buckets') as HTMLElement);
    await settle();
    expect([buckets(), asked, more('buckets')]).toEqual([11, ['4'], null]);
    expect(screen.getByText('All buckets shown.')).toHaveFocus();
  });

  it('keeps the focus while a part loads', async () => {
    api.get('/tex-suite/dashboard/categories/c1/buckets', () => new Promise<Response>(() => undefined));
    const category = aDashboardCategory({ id: 'c1', bucketCount: 11, buckets: many(4, aBucket) });
    renderWidget(<Directory categories={[category]} index={[{ ...anEntry(1), bucketCount: 11 }]} totals={totals} />);
    await userEvent.click(more('buckets') as HTMLElement);
    expect(screen.getByRole('button', { name: 'Loading...' })).toHaveFocus();
  });

  it('says when buckets can’t be loaded, and tries again', async () => {
    api.get('/tex-suite/dashboard/categories/c5/buckets', () => api.json({}, 404));
    large();
    await userEvent.click(toggle(5));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('More buckets could not be loaded.');
    serve('/tex-suite/dashboard/categories/c5/buckets', 'buckets', many(2, aBucket));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(buckets()).toBe(2);
  });

  it('shows nothing twice, and ends if the category has shrunk in the meantime', async () => {
    const category = aDashboardCategory({ id: 'c1', bucketCount: 6, buckets: many(4, aBucket) });
    api.get('/tex-suite/dashboard/categories/c1/buckets', ({ request }) =>
      api.json({ buckets: request.url.endsWith('from=4') ? [aBucket(4)] : [], bucketCount: 4 }),
    );
    renderWidget(<Directory categories={[category]} index={[{ ...anEntry(1), bucketCount: 6 }]} totals={totals} />);
    for (const left of [1, 0]) {
      await userEvent.click(more('buckets') as HTMLElement);
      await settle();
      expect([buckets(), more('buckets') ? 1 : 0]).toEqual([4, left]);
    }
  });
});
