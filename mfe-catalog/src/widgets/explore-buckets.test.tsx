import {
  aCategory,
  aListing,
  aUser,
  fakeApi,
  fakeEntrances,
  renderWidget,
  settle,
  signInAs,
} from '@marketplace/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { averageOf } from '../explore-buckets/average.ts';
import { serveCategories } from '../testing/serve-categories.ts';
import { many } from '../testing/factories.ts';
import ExploreBuckets from './explore-buckets.tsx';

const api = fakeApi();
const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

const aBucket = (number: number, modules: number) => ({
  id: `b${number}`,
  name: `Bucket ${number}`,
  moduleCount: modules,
  modules: many(modules, (one) => ({ id: `b${number}-m${one}`, name: `Module ${one}`, moduleUrl: null })),
});
const hr = aCategory({ bucketCount: 10, buckets: many(8, (number) => aBucket(number, 5)) });
const finance = aCategory({ id: 'fin', name: 'Finance', buckets: [aBucket(11, 3), aBucket(12, 0)] });
const aNumbered = (number: number) => aCategory({ id: `c${number}`, name: `Category ${number}`, buckets: [] });
const sales = aCategory({ id: 'sales', name: 'Sales', buckets: [] });

const serve = (answer: () => unknown) => api.get('/tex-suite/dashboard/categories', () => answer() as never);
const totals = { categories: 3, buckets: 12, modules: 53 };
const open = async (answer?: () => unknown, focusCategoryId?: string) => {
  serve(answer ?? (() => api.json(aListing([hr, finance, sales], { totals }))));
  return show(focusCategoryId);
};
const show = async (focusCategoryId?: string) => {
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
    [0, 0, 0],
    [0, 2, 0],
    [7, 2, 4],
    [4, 3, 1],
    [10, 3, 3],
    [3, 0, 3],
  ])('round the average of %i modules in %i buckets to %i [BUCKETS-07]', (modules, buckets, average) => {
    expect(averageOf({ categories: 1, modules, buckets })).toBe(average);
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
    serve(() => api.json(aListing([])));
    renderWidget(<ExploreBuckets open onClose={onClose} />);
    expect(dialog().getByText('Loading buckets...')).toBeInTheDocument();
    await settle();
  });

  it('says that it failed and why; Try Again requests it again [BUCKETS-04]', async () => {
    const { pointer } = await open(() => api.json({ message: 'The catalog is closed.' }, 403));
    expect(dialog().getByText('Failed to Load Buckets')).toBeInTheDocument();
    expect(dialog().getByText('The catalog is closed.')).toBeInTheDocument();
    serve(() => api.json(aListing([finance])));
    await pointer.click(dialog().getByRole('button', { name: 'Try Again' }));
    await settle();
    expect(card('Finance').getAllByRole('link')).toHaveLength(2);
  });

  it('says that there are no categories, and closes [BUCKETS-05, A-39]', async () => {
    const { pointer } = await open(() => api.json(aListing([])));
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
  ])('links %s to where categories are created: %s [ROLE-13]', async (role, isLed) => {
    signInAs(aUser({ role }));
    await open(() => api.json(aListing([])));
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

  it('opens a bucket and closes [BUCKETS-13]', async () => {
    const { pointer, router } = await open();
    await pointer.click(card('Finance').getByRole('link', { name: /Bucket 11/ }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/bucket?id=b11');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('has a button if there are more than eight buckets, which only closes [BUCKETS-14, BUCKETS-15]', async () => {
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

  it('leaves no card of a long list blank for more than a second, and no later card blank at all', async () => {
    serveCategories(api, many(30, aNumbered));
    const { pointer } = await show();
    await waitFor(() => expect(delays()).not.toContain(undefined));
    const first = [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_000];
    expect(delays()).toEqual(first);
    await pointer.click(dialog().getByRole('button', { name: 'Show more categories' }));
    // The first ones do not enter again, and the last part enters at once too.
    await waitFor(() => expect(delays()).toEqual([...first, ...many(12, () => 0)]));
    await pointer.click(dialog().getByRole('button', { name: 'Show more categories' }));
    await waitFor(() => expect(delays()).toEqual([...first, ...many(18, () => 0)]));
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

  it('loads parts until the category that it was opened for is there', async () => {
    const asked = serveCategories(api, many(40, aNumbered));
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await show('c30');
    await waitFor(() => expect(scroll).toHaveBeenCalledTimes(1));
    expect(asked.map(({ from }) => from)).toEqual([0, 12, 24]);
    scroll.mockRestore();
  });
});

describe('the filter of Explore Buckets', () => {
  const field = () => dialog().queryByRole('searchbox', { name: 'Filter categories and buckets' });
  const find = async (text: string, told: RegExp) => {
    const typist = userEvent.setup();
    await typist.clear(field() as HTMLElement);
    if (text) await typist.type(field() as HTMLElement, text);
    await waitFor(() => expect(dialog().getByRole('status')).toHaveTextContent(told));
  };
  const shown = () =>
    dialog()
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);

  it('is not shown for a few categories', async () => {
    await open();
    expect(field()).not.toBeInTheDocument();
  });

  it('searches the whole catalog, says how many it found, and keeps the total counts', async () => {
    serveCategories(api, many(40, aNumbered));
    await show();
    await find('39', /^1 of 40 categories match\.$/);
    expect(shown()).toEqual(['Category 39']);
    expect(dialog().getByText('40 categories')).toBeInTheDocument();
    await find('nothing', /^No categories or buckets found\.$/);
    await find('', /^$/);
    expect(shown()).toHaveLength(12);
  });
});

describe('the keyboard in Explore Buckets', () => {
  it('needs one Tab for all links, and the arrow keys reach each', async () => {
    await open();
    const links = within(
      dialog().getByRole('heading', { level: 3, name: 'Finance' }).closest('section')?.parentElement as HTMLElement,
    );
    const stops = () =>
      [...links.getAllByRole('link'), ...links.getAllByRole('button')].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toHaveLength(1);
    const pointer = userEvent.setup();
    act(() => stops()[0]?.focus());
    expect(document.activeElement).toHaveTextContent(/^Bucket 15/);
    const steps = [
      ['{ArrowDown}', /^Bucket 25/],
      ['{ArrowRight}', /^Bucket 113/],
      ['{ArrowUp}', /^View all 10 buckets/],
      ['{ArrowRight}{ArrowLeft}', /^Bucket 15/],
      ['{ArrowUp}', /^Bucket 15/],
      ['{End}', /^Bucket 120/],
      ['{ArrowDown}', /^Bucket 120/],
      ['{Home}', /^Bucket 15/],
    ] as const;
    for (const [keys, reached] of steps) {
      await pointer.keyboard(keys);
      expect(document.activeElement).toHaveTextContent(reached);
      expect(stops()).toEqual([document.activeElement]);
    }
  });
});
