import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Apple } from 'lucide-react';
import { Type, type Static } from '../../contracts/index.ts';
import { listReaderOf, rowsReaderOf, useResource } from '../../data/index.ts';
import { responseCache } from '../../http/index.ts';
import { fakeApi, fakeClock, renderPage } from '../../testing/index.ts';
import {
  choice,
  chosen,
  days,
  defineView,
  filter,
  further,
  id,
  List,
  openRow,
  paging,
  queryOf,
  RowLink,
  search,
  sort,
  usePagedList,
  useWholeList,
} from './index.ts';

const Fruit = Type.Object({ id: Type.String(), name: Type.String(), colour: Type.String() });
type Fruit = Static<typeof Fruit>;

const PATH = '/fruits';
const colours = [
  { value: '', label: 'Any' },
  { value: 'red', label: 'Red' },
  { value: 'green', label: 'Green' },
];
const sorts: { value: 'name,asc' | 'name,desc'; label: string }[] = [
  { value: 'name,asc', label: 'A to Z' },
  { value: 'name,desc', label: 'Z to A' },
];
const fruits = defineView({
  search: search('Name'),
  colour: choice('Colour', colours),
  ...further({ ...days(), grower: chosen('Grower', [{ value: '', label: 'All' }]) }),
  owner: filter(id()),
  sort: sort(sorts),
  ...paging([3, 6]),
  fruit: openRow(),
});
type View = ReturnType<typeof fruits.readView>;

const all: Fruit[] = Array.from({ length: 8 }, (_, index) => ({
  id: `f${index}`,
  name: `Fruit ${String(index).padStart(2, '0')}`,
  colour: index % 4 === 0 ? 'green' : 'red',
}));

const pick = (rows: Fruit[], { search: words, colour, sort: order }: View) => {
  const found = rows.filter((row) => row.name.includes(words) && (colour === '' || row.colour === colour));
  return order === 'name,desc' ? found.reverse() : found;
};

const callOf = ({ fruit: _, ...view }: View) => `/fruit?${queryOf(view)}`;
const csvOf = ({ page: _, size: _size, fruit: _fruit, ...view }: View) => `/fruit/csv?${queryOf(view)}`;
const usePaged = () => usePagedList(fruits, callOf, rowsReaderOf(Fruit));
const readAll = listReaderOf(Fruit);
const useWhole = () => useWholeList(fruits, useResource('/fruit/all', { life: 'short', parse: readAll }), pick);

const screenOf = (useList: typeof usePaged) =>
  function Fruits() {
    const list = useList();
    const { view, change } = list;
    return (
      <List
        list={list}
        name="Fruits"
        noun="fruit"
        columns={[
          {
            ...{
              key: 'name',
              title: 'Name',
              lead: true,
              sortedBy: 'name',
            },
            cell: ({ id: row, name }) => (
              <RowLink row={row} to={fruits.linkTo({ fruit: row }, view)}>
                {name}
              </RowLink>
            ),
          },
          { key: 'colour', title: 'Colour', cell: ({ colour }) => colour },
        ]}
        options={{ grower: [{ value: 'asha', label: 'Asha' }] }}
        csv={csvOf(view)}
        bulk={{
          nameOf: ({ name }) => name,
          actions: ({ ids, run }) => (
            <button
              onClick={() => void run({ call: eat, said: (count) => `${count} eaten.` })}
            >{`Eat ${ids.join(' ')}`}</button>
          ),
        }}
        empty={{ icon: Apple, title: 'No fruits yet' }}
      >
        {view.fruit && (
          <dialog open aria-label="Fruit">
            <button onClick={() => change({ fruit: '' })}>Close</button>
          </dialog>
        )}
      </List>
    );
  };

const eaten: string[][] = [];
const eat = async (ids: string[]) => {
  eaten.push(ids);
  return { data: {} };
};

const api = fakeApi();
const user = userEvent.setup();

/** Serves both endpoints and records requests. */
const serve = (rows = all) => {
  const asked: string[] = [];
  api.get('/fruit', ({ request }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query.toString());
    const view = { ...fruits.readView(query), size: Number(query.get('size')) };
    const found = pick([...rows], view);
    const content = found.slice(view.page * view.size, (view.page + 1) * view.size);
    return api.json({ content, page: view.page, size: view.size, totalElements: found.length, totalPages: 1 });
  });
  api.get('/fruit/all', () => {
    asked.push('all');
    return api.json(rows);
  });
  return asked;
};
const refuse = () => ['/fruit', '/fruit/all'].forEach((path) => api.get(path, () => api.json({ message: 'no' }, 403)));

const names = () =>
  within(screen.getByRole('table', { name: 'Fruits' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const choose = (name: string, option: string) => user.selectOptions(screen.getByRole('combobox', { name }), option);

describe.each([
  ['the API pages', screenOf(usePaged)],
  ['comes as a whole', screenOf(useWhole)],
])('a list that %s', (_kind, Fruits) => {
  const open = async (query = '') => {
    const page = renderPage(Fruits, { path: PATH, at: PATH + query });
    await screen.findByRole('table', { name: 'Fruits' });
    return page;
  };
  const searchOf = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.search;

  it.each([
    ['', '8 fruits', '1 to 3 of 8', 'Fruit 00'],
    ['?page=2', '8 fruits', '7 to 8 of 8', 'Fruit 06'],
    ['?size=6', '8 fruits', '1 to 6 of 8', 'Fruit 00'],
    ['?sort=name,desc', '8 fruits', '1 to 3 of 8', 'Fruit 07'],
    ['?colour=green', '2 fruits', '1 to 2 of 2', 'Fruit 00'],
    ['?search=07', '1 fruit', '1 to 1 of 1', 'Fruit 07'],
    ['?colour=blue&page=x&size=7&sort=age,asc', '8 fruits', '1 to 3 of 8', 'Fruit 00'],
  ])('takes its state from the address %j: %s, %s', async (query, total, pages, first) => {
    serve();
    await open(query);
    expect(screen.getByText(total)).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent(pages);
    expect(names()[0]).toBe(first);
  });

  it('writes each filter to the address, returns to the first page, and keeps other parameters', async () => {
    serve();
    const page = await open('?tab=x&page=1');
    await choose('Sort', 'Z to A');
    expect(searchOf(page)).toBe('?tab=x&sort=name%2Cdesc');
    await choose('Colour', 'Green');
    await choose('Rows', '6');
    expect(searchOf(page)).toBe('?tab=x&colour=green&sort=name%2Cdesc&size=6');
    await waitFor(() => expect(names()).toEqual(['Fruit 04', 'Fruit 00']));
    await press('Clear filters');
    expect(searchOf(page)).toBe('?tab=x&sort=name%2Cdesc&size=6');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('opens further filters on request, and says how many are set', async () => {
    serve();
    const page = await open('?owner=o1');
    expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
    await press('Filters');
    await choose('Grower', 'Asha');
    expect(searchOf(page)).toBe('?grower=asha&owner=o1');
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
    page.unmount();
    await open('?grower=unknown');
    expect(screen.getByRole('combobox', { name: 'Grower' })).toHaveDisplayValue('unknown');
  });

  it('sorts by a column’s title, which shows the direction', async () => {
    serve();
    const page = await open();
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await press('Name');
    expect(searchOf(page)).toBe('?sort=name%2Cdesc');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('goes back and forward through its pages, skipping filter changes', async () => {
    serve();
    const page = await open();
    await choose('Colour', 'Red');
    await press(/Next/);
    await screen.findByText('4 to 6 of 6');
    await act(() => page.router.navigate(-1));
    expect(await screen.findByText('1 to 3 of 6')).toBeInTheDocument();
    await act(() => page.router.navigate(1));
    expect(await screen.findByText('4 to 6 of 6')).toBeInTheDocument();
    await press('Clear filters');
    expect(await screen.findByText('1 to 3 of 8')).toBeInTheDocument();
    await act(() => page.router.navigate(-1));
    expect(await screen.findByText('4 to 6 of 6')).toBeInTheDocument();
  });

  it.each(['?page=99', '?page=3'])('goes from %s, past the end, to the last page', async (query) => {
    serve();
    const page = await open(query);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(screen.getByText('7 to 8 of 8')).toBeInTheDocument();
    await waitFor(() => expect(searchOf(page)).toBe('?page=2'));
    expect(page.router.state.historyAction).toBe('REPLACE');
  });

  it('selects rows one by one or by page, and drops rows no longer shown', async () => {
    serve();
    await open('?size=3');
    await user.click(screen.getByRole('checkbox', { name: 'Select Fruit 01' }));
    const bar = within(screen.getByRole('region', { name: 'Selected fruits' }));
    expect(bar.getByRole('status')).toHaveTextContent('1 selected');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(bar.getByRole('status')).toHaveTextContent('3 selected');
    await press(/Next/);
    await screen.findByText('4 to 6 of 8');
    expect(screen.queryByRole('region', { name: 'Selected fruits' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked();
  });

  it('reloads after a change, keeps page and filters, and clears the selection', async () => {
    const asked = serve();
    const page = await open('?colour=red&page=1');
    const before = asked.length;
    await user.click(screen.getByRole('checkbox', { name: 'Select Fruit 05' }));
    await press('Eat f5');
    await waitFor(() => expect(asked).toHaveLength(before + 1));
    expect(asked.at(-1)).toBe(asked[0]);
    expect(searchOf(page)).toBe('?colour=red&page=1');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Eat/ })).not.toBeInTheDocument());
    expect(screen.getByText('4 to 6 of 6')).toBeInTheDocument();
  });

  it('goes to the previous page when the last row of the last page is gone', async () => {
    serve(all.slice(0, 7));
    const page = await open('?page=2');
    serve(all.slice(0, 6));
    await user.click(screen.getByRole('checkbox', { name: 'Select Fruit 06' }));
    await press('Eat f6');
    expect(await screen.findByText('4 to 6 of 6')).toBeInTheDocument();
    expect(searchOf(page)).toBe('?page=1');
  });

  it('reports a failure, and keeps the filters during a retry', async () => {
    refuse();
    const page = renderPage(Fruits, { path: PATH, at: `${PATH}?colour=green&page=0` });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The fruits could not be loaded');
    expect(screen.getByRole('button', { name: 'CSV' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Colour' })).toHaveDisplayValue('Green');
    serve();
    await press('Try again');
    expect(await screen.findByText('2 fruits')).toBeInTheDocument();
    expect(page.router.state.location.search).toBe('?colour=green&page=0');
  });

  it('shows a skeleton first, then its empty state, or that nothing matches', async () => {
    serve([]);
    const page = renderPage(Fruits, { path: PATH });
    expect(screen.getByRole('status', { name: 'Loading fruits' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'No fruits yet' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBeDisabled();
    page.unmount();
    responseCache.clear();
    serve();
    const second = renderPage(Fruits, { path: PATH, at: `${PATH}?search=none&size=6` });
    expect(await screen.findByRole('heading', { name: 'No fruits match' })).toBeInTheDocument();
    await press('Show all fruits');
    expect(await screen.findByText('8 fruits')).toBeInTheDocument();
    expect(second.router.state.location.search).toBe('?size=6');
  });

  it('exports all filtered rows, on all pages, and reports a failure', async () => {
    serve();
    const made: string[] = [];
    api.get('/fruit/csv', ({ request }) => {
      made.push(new URL(request.url).search);
      return api.json({ message: 'no' }, 403);
    });
    await open('?colour=red&owner=o1&page=1');
    await press('CSV');
    expect(await screen.findByText('The CSV file could not be created. Please try again.')).toBeInTheDocument();
    expect(made).toEqual(['?colour=red&owner=o1&sort=name%2Casc']);
  });

  it('opens a row at its own address, and returns the focus to it', async () => {
    serve();
    const page = await open('?colour=red&page=1');
    await user.click(screen.getByRole('link', { name: 'Fruit 05' }));
    expect(searchOf(page)).toBe('?colour=red&page=1&fruit=f5');
    await press('Close');
    expect(screen.getByRole('link', { name: 'Fruit 05' })).toHaveFocus();
    expect(searchOf(page)).toBe('?colour=red&page=1');
    await act(() => page.router.navigate(-1));
    expect(screen.getByRole('dialog', { name: 'Fruit' })).toBeInTheDocument();
  });
});

it('selects all rows that match, on all pages, and acts on them', async () => {
  const asked = serve();
  renderPage(screenOf(usePaged), { path: PATH, at: `${PATH}?colour=red` });
  await screen.findByText('6 fruits');
  await user.click(screen.getByRole('checkbox', { name: 'Select Fruit 01' }));
  expect(screen.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
  const page = () => screen.getByRole('checkbox', { name: 'Select all on this page' });
  await user.click(page());
  await press('Select all 6 fruits that match');
  const bar = within(await screen.findByRole('region', { name: 'Selected fruits' }));
  await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('6 selected'));
  expect(asked.at(-1)).toContain('size=100');
  // The next page is selected too; clearing one row leaves only the page.
  await press(/Next/);
  await screen.findByText('4 to 6 of 6');
  expect(page()).toBeChecked();
  expect(bar.getByRole('status')).toHaveTextContent('6 selected');
  eaten.length = 0;
  await press(/^Eat/);
  expect(await screen.findByText('6 eaten.')).toBeInTheDocument();
  expect(eaten).toEqual([['f1', 'f2', 'f3', 'f5', 'f6', 'f7']]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected fruits' })).not.toBeInTheDocument());
});

it.each([
  ['a row is unticked', () => user.click(screen.getByRole('checkbox', { name: 'Select Fruit 01' })), '2 selected'],
  ['the filter changes', () => choose('Colour', 'Green'), undefined],
])('selects less once %s', async (_what, change, left) => {
  serve();
  renderPage(screenOf(usePaged), { path: PATH, at: `${PATH}?colour=red` });
  await screen.findByText('6 fruits');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await press('Select all 6 fruits that match');
  await screen.findByText('6 selected');
  await change();
  if (left) expect(await screen.findByText(left)).toBeInTheDocument();
  else await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected fruits' })).not.toBeInTheDocument());
});

it('keeps the last page visible, marked as busy, until the next one has loaded', async () => {
  serve();
  renderPage(screenOf(usePaged), { path: PATH });
  await screen.findByText('1 to 3 of 8');
  let answer: (() => void) | undefined;
  api.get('/fruit', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return api.json({ content: all.slice(3, 6), page: 1, size: 3, totalElements: 8, totalPages: 3 });
  });
  await press(/Next/);
  await waitFor(() => expect(answer).toBeDefined());
  expect(names()[0]).toBe('Fruit 00');
  expect(screen.getByRole('table', { name: 'Fruits' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  answer?.();
  await waitFor(() => expect(names()[0]).toBe('Fruit 03'));
  expect(screen.getByRole('table', { name: 'Fruits' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
});

it('requests nothing more when a complete list is filtered, sorted or paged', async () => {
  const asked = serve();
  renderPage(screenOf(useWhole), { path: PATH });
  await screen.findByText('1 to 3 of 8');
  await choose('Colour', 'Red');
  await press('Name');
  await press(/Next/);
  expect(await screen.findByText('4 to 6 of 6')).toBeInTheDocument();
  expect(asked).toEqual(['all']);
});

describe('the search', () => {
  const clock = fakeClock();
  const type = (text: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search fruits' }), { target: { value: text } });
  const openAtOnce = () => {
    serve();
    return renderPage(screenOf(usePaged), { path: PATH });
  };

  it('waits 300 ms after the last letter', async () => {
    const { router } = openAtOnce();
    type('0');
    await clock.pass(200);
    type('07');
    await clock.pass(299);
    expect(router.state.location.search).toBe('');
    await clock.pass(1);
    expect(router.state.location.search).toBe('?search=07');
  });

  it('keeps a filter that was set while it waited', async () => {
    const { router } = openAtOnce();
    type('07');
    fireEvent.change(screen.getByRole('combobox', { name: 'Colour' }), { target: { value: 'red' } });
    await clock.pass(300);
    expect(router.state.location.search).toBe('?search=07&colour=red');
  });
});
