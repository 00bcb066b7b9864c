import type { Category } from '@marketplace/shared/contracts';
import { aCategory, aUser, fakeApi, fakeEntrances, renderWidget, settle, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bucketTotals } from '../explore-buckets/bucket-totals.ts';
import { many } from '../testing/factories.ts';
import ExploreBuckets from './explore-buckets.tsx';

const api = fakeApi();
const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

const aBucket = (number: number, modules: number) => ({
  id: `b${number}`,
  name: `Bucket ${number}`,
  description: '',
  moduleCount: modules,
  modules: many(modules, (one) => ({ id: `b${number}-m${one}`, name: `Module ${one}`, moduleUrl: null })),
});
const hr = aCategory({ buckets: many(10, (number) => aBucket(number, 5)) });
const finance = aCategory({ id: 'fin', name: 'Finance', buckets: [aBucket(11, 3), aBucket(12, 0)] });
const sales = aCategory({ id: 'sales', name: 'Sales', buckets: [] });

const serve = (answer: () => unknown) => api.get('/tex-admin/categories/categories', () => answer() as never);
const open = async (answer: () => unknown = () => api.json([hr, finance, sales]), focusCategoryId?: string) => {
  serve(answer);
  const view = renderWidget(<ExploreBuckets open onClose={onClose} {...(focusCategoryId && { focusCategoryId })} />);
  await settle();
  return { pointer: userEvent.setup(), ...view };
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Explore Buckets' }));
const entrances = fakeEntrances();
const delays = () =>
  dialog()
    .getAllByRole('heading', { level: 3 })
    .map((heading) => entrances.delayOf(heading.parentElement));
const card = (name: string) => within(dialog().getByRole('heading', { level: 3, name }).parentElement as HTMLElement);

describe('the tiles', () => {
  const withModules = (...counts: number[]): Category[] => [
    aCategory({ buckets: counts.map((count, index) => ({ ...aBucket(index, 0), moduleCount: count })) }),
  ];

  it('count categories, buckets and modules [BUCKETS-06]', async () => {
    await open();
    const tiles = dialog()
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(tiles).toEqual([
      ['Categories', '3'],
      ['Total Buckets', '12'],
      ['Total Modules', '53'],
      ['Avg per Bucket', '4'],
    ]);
  });

  it.each([
    [[], 0],
    [[0, 0], 0],
    [[3, 4], 4],
    [[1, 2, 1], 1],
    [[10, 0, 0], 3],
  ])('round the average of %j to %i [BUCKETS-07]', (counts, average) => {
    expect(bucketTotals(withModules(...counts)).average).toBe(average);
    expect(bucketTotals([]).average).toBe(0);
  });
});

describe('Explore Buckets', () => {
  it('has a header with the count of categories, and closes [BUCKETS-01, BUCKETS-02]', async () => {
    const { pointer } = await open();
    expect(dialog().getByText('3 categories')).toBeInTheDocument();
    await pointer.click(dialog().getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('loads with "Loading buckets..." [BUCKETS-03]', async () => {
    serve(() => api.json([]));
    renderWidget(<ExploreBuckets open onClose={onClose} />);
    expect(dialog().getByText('Loading buckets...')).toBeInTheDocument();
    await settle();
  });

  it('says that it failed and why; Try Again asks anew [BUCKETS-04]', async () => {
    const { pointer } = await open(() => api.json({ message: 'The catalogue is closed.' }, 403));
    expect(dialog().getByText('Failed to Load Buckets')).toBeInTheDocument();
    expect(dialog().getByText('The catalogue is closed.')).toBeInTheDocument();
    serve(() => api.json([finance]));
    await pointer.click(dialog().getByRole('button', { name: 'Try Again' }));
    await settle();
    expect(card('Finance').getAllByRole('link')).toHaveLength(2);
  });

  it('says that there are no categories, and closes [BUCKETS-05, A-39]', async () => {
    const { pointer } = await open(() => api.json([]));
    expect(dialog().getByText('No Categories Available')).toBeInTheDocument();
    expect(
      dialog().getByText("Categories and buckets will appear here once they're created by administrators."),
    ).toBeInTheDocument();
    await pointer.click(dialog().getByText('Close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['ADMIN', true],
    ['USER', false],
  ])('leads %s to where categories are created: %s [ROLE-13]', async (role, isLed) => {
    signInAs(aUser({ role }));
    await open(() => api.json([]));
    const link = dialog().queryByRole('link', { name: 'Create categories and buckets' });
    expect(link?.getAttribute('href')).toBe(isLed ? '/settings/catalogue' : undefined);
    signInAs(null);
  });

  it('lists the first eight buckets of a category, each with its count [BUCKETS-10, BUCKETS-11, CONST-19]', async () => {
    await open();
    const names = card('Human Resources')
      .getAllByRole('link')
      .map((link) => link.querySelector('span')?.textContent);
    expect(names).toEqual(many(8, (number) => `Bucket ${number}5 modules`));
  });

  it('names the first three modules, then how many more [BUCKETS-12, CONST-19, A-51]', async () => {
    await open();
    expect(card('Human Resources').getAllByRole('link')[0]).toHaveTextContent(
      /Module 1, Module 2, Module 3 \+2 more modules$/,
    );
    expect(card('Finance').getAllByRole('link')[0]).toHaveTextContent(/Module 1, Module 2, Module 3$/);
    expect(card('Finance').getAllByRole('link')[1]).toHaveTextContent(/^Bucket 120 modules$/);
  });

  it('leads to a bucket and closes [BUCKETS-13]', async () => {
    const { pointer, router } = await open();
    await pointer.click(card('Finance').getByRole('link', { name: /Bucket 11/ }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/bucket?id=b11');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('has a button for more than eight buckets, which only closes [BUCKETS-14, BUCKETS-15]', async () => {
    const { pointer, router } = await open();
    expect(card('Finance').queryByRole('button')).not.toBeInTheDocument();
    await pointer.click(
      card('Human Resources').getByRole('button', { name: 'View all 10 buckets in Human Resources' }),
    );
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/');
  });

  it('lets the cards enter 100 ms apart [BUCKETS-09, CONST-27]', async () => {
    await open();
    await waitFor(() => expect(delays()).toEqual([0, 100, 200]));
  });

  it('leaves no card of a long list blank for more than a second', async () => {
    await open(() => api.json(many(71, (number) => ({ ...sales, id: `c${number}`, name: `Category ${number}` }))));
    await waitFor(() => expect(delays()).not.toContain(undefined));
    expect(delays()).toHaveLength(71);
    expect(delays().slice(0, 11)).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000]);
    expect(new Set(delays().slice(11))).toEqual(new Set([1_000]));
  });

  it('scrolls to the category that it was opened for [A-06]', async () => {
    const scrolled: string[] = [];
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.querySelector('h3')?.textContent ?? '');
    });
    await open(undefined, 'fin');
    expect(scrolled).toEqual(['Finance']);
    scroll.mockRestore();
  });
});
