import { filter, id, matching, openRow, step } from './field.ts';
import { choice, days, oneOf, paging, search, sort, words } from './fields.tsx';
import { defineView, queryOf } from './list-view.ts';

const colours = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
];
const list = defineView(
  {
    ...{ search: search('Name'), colour: choice('Colour', colours), ...days() },
    ...{ code: matching(/^\d+$/), owner: filter(id()), sort: sort([{ value: 'a,asc', label: 'A' }]) },
    ...{ open: openRow(), dialog: step(oneOf([{ value: '' }, { value: 'open' }])), ...paging() },
  },
  { tab: 'x' },
);
const read = (query: string) => list.readView(new URLSearchParams(query));
const start = {
  ...{ search: '', colour: 'red', from: '', to: '', code: '', owner: '', sort: 'a,asc' },
  ...{ open: '', dialog: '', page: 0, size: 20 },
};

it('starts with its defaults', () => expect(read('')).toEqual(start));

it('reads the URL', () =>
  expect(read('search=a b&colour=blue&from=2026-02-28&code=7&open=a.b-c_1&page=3&size=50&more=1')).toEqual({
    ...start,
    ...{ search: 'a b', colour: 'blue', from: '2026-02-28', code: '7', open: 'a.b-c_1', page: 3, size: 50 },
  }));

it.each([
  ...['colour=green', 'colour=', 'from=2026-13-01', 'from=2026-02-31', 'to=yesterday', 'code=x', 'sort=b,asc'],
  ...['open=a/b', `open=${'a'.repeat(65)}`, 'owner=%00', 'dialog=closed'],
  ...['page=-1', 'page=x', 'page=1.5', 'page=123456', 'page=', 'size=7', 'size=1e9', 'size='],
])('ignores %s', (query) => expect(read(query)).toEqual(start));

it('writes only what differs from the defaults, and keeps the rest of the URL', () => {
  const view = { ...read(''), search: 'a&b', page: 2 };
  expect(list.writeView(view).toString()).toBe('tab=x&search=a%26b&page=2');
  expect(list.readView(list.writeView(view))).toEqual(view);
  expect(list.linkTo({ open: 'y' }, view)).toBe('?tab=x&search=a%26b&open=y&page=2');
  expect(list.linkTo({ open: 'y' })).toBe('?tab=x&open=y');
});

it('knows whether it is filtered, and clears only the filters', () => {
  for (const query of ['', 'search=%20', 'open=y', 'code=7', 'page=3', 'size=50'])
    expect(list.isFiltered(read(query))).toBe(false);
  for (const query of ['search=a', 'colour=blue', 'from=2026-01-01', 'owner=y'])
    expect(list.isFiltered(read(query))).toBe(true);
  const view = read('search=a&colour=blue&from=2026-01-01&owner=y&code=7&open=y&page=3&size=50');
  expect({ ...view, ...list.noFilters }).toEqual({ ...start, code: '7', open: 'y', size: 50 });
});

it('leaves empty values out of the query', () =>
  expect(queryOf({ search: ' a b ', none: '', blank: ' ', page: 0 })).toBe('search=a+b&page=0'));

it.each([
  [search('Name'), 200],
  [search('Name', { most: 100 }), 100],
  [words(64), 64],
])('a search is cut to the API’s limit', (field, most) => {
  expect(field.read('a'.repeat(most))).toHaveLength(most);
  expect(field.read('a'.repeat(300))).toHaveLength(most);
});
