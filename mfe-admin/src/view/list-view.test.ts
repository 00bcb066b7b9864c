import * as audit from '../audit/audit-query.ts';
import * as catalogue from '../catalogue/use-catalogue-view.ts';
import * as health from '../health/health-query.ts';
import * as orders from '../orders/orders-query.ts';
import * as sessions from '../sessions/sessions-query.ts';
import * as subscriptions from '../subscription/subscriptions-query.ts';
import * as tickets from '../tickets/tickets-query.ts';
import * as users from '../users/users-query.ts';
import { day, defineView, id, matching, oneOf, page, queryOf, size, words } from './list-view.ts';

const list = defineView(
  {
    ...{ search: words(), colour: oneOf([{ value: 'red' }, { value: 'blue' }], 'red'), from: day() },
    ...{ code: matching(/^\d+$/), open: id(), page: page(), size: size() },
  },
  { filters: ['search', 'colour', 'from'], steps: ['page'], besides: { tab: 'x' } },
);
const read = (query: string) => list.readView(new URLSearchParams(query));
const start = { search: '', colour: 'red', from: '', code: '', open: '', page: 0, size: 20 };

it('begins at its start', () => expect(read('')).toEqual(start));

it('reads what the URL says', () =>
  expect(read('search=a b&colour=blue&from=2026-02-28&code=7&open=a.b-c_1&page=3&size=50&more=1')).toEqual({
    ...{ search: 'a b', colour: 'blue', from: '2026-02-28', code: '7', open: 'a.b-c_1', page: 3, size: 50 },
  }));

it.each([
  ...['colour=green', 'colour=', 'from=2026-13-01', 'from=yesterday', 'code=x', 'open=a/b', `open=${'a'.repeat(65)}`],
  ...['page=-1', 'page=x', 'page=1.5', 'page=123456', 'page=', 'size=7', 'size=1e9', 'size='],
])('takes %s for not said', (query) => expect(read(query)).toEqual(start));

it('writes only what differs from the start, and what the URL says besides', () => {
  const view = { ...read(''), search: 'a&b', page: 2 };
  expect(list.writeView(view).toString()).toBe('tab=x&search=a%26b&page=2');
  expect(list.readView(list.writeView(view))).toEqual(view);
  expect(list.linkTo({ open: 'y' }, view)).toBe('?tab=x&search=a%26b&open=y&page=2');
  expect(list.linkTo({ open: 'y' })).toBe('?tab=x&open=y');
});

it('knows whether it is narrowed down, and takes that back alone', () => {
  for (const query of ['', 'search=%20', 'open=y', 'page=3', 'size=50'])
    expect(list.isFiltered(read(query))).toBe(false);
  for (const query of ['search=a', 'colour=blue', 'from=2026-01-01']) expect(list.isFiltered(read(query))).toBe(true);
  const view = read('search=a&colour=blue&from=2026-01-01&open=y&page=3&size=50');
  expect(list.withoutFilters(view)).toEqual({ ...start, open: 'y', size: 50 });
});

it('asks without what is empty', () =>
  expect(queryOf({ search: ' a b ', none: '', blank: ' ', page: 0 })).toBe('search=a+b&page=0'));

it.each(Object.entries({ audit, catalogue, health, orders, sessions, subscriptions, tickets, users }))(
  'a search among %s has 200 letters at most, as the API takes',
  (_name, { readView }) => {
    const searchFor = (text: string) => readView(new URLSearchParams({ search: text })).search;
    expect(searchFor('a'.repeat(200))).toHaveLength(200);
    expect(searchFor('a'.repeat(300))).toHaveLength(200);
  },
);
