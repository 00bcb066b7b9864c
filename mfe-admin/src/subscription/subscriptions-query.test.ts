import type { Subscription } from '@marketplace/shared/contracts';
import { pickSubscriptions, subscriptions } from './subscriptions-query.ts';

const { readView, writeView } = subscriptions;
const read = (query: string) => readView(new URLSearchParams(query));

it('reads the whole view from the URL', () => {
  expect(read('search=leave&status=expiring&module=leave&page=2&size=50&sort=users,desc')).toEqual({
    ...{ search: 'leave', status: 'expiring', module: 'leave' },
    ...{ page: 2, size: 50, sort: 'users,desc' },
  });
});

it.each(['status=gone', 'page=-1', 'size=7', 'sort=price,asc', 'module=%27'])('takes %s for not said', (query) =>
  expect(read(query)).toEqual(read('')),
);

it('writes only what differs from the start, and reads it back', () => {
  expect(writeView(read('')).toString()).toBe('');
  const view = read('search=a%26b&page=3&status=active');
  expect(readView(writeView(view))).toEqual(view);
});

const one = (id: string, fields: Partial<Subscription>) =>
  ({
    id,
    moduleName: id,
    clientName: 'Meridian',
    status: 'active',
    users: 1,
    endsAt: '2027-01-01',
    ...fields,
  }) as Subscription;
const all = [
  one('tasks', { endsAt: '2026-12-01', users: 25 }),
  one('ledger', { endsAt: '2026-06-01', status: 'expired', users: 5 }),
  one('leave', { endsAt: '2026-11-01', clientName: 'Sahyadri', users: 60 }),
];
const ids = (query: string) => pickSubscriptions(all, read(query)).map(({ id }) => id);

it('begins with what ends next; what has ended comes last', () =>
  expect(ids('')).toEqual(['leave', 'tasks', 'ledger']));

it.each([
  ['sort=users,desc', ['leave', 'tasks', 'ledger']],
  ['sort=users,asc', ['ledger', 'tasks', 'leave']],
  ['sort=moduleName,asc', ['leave', 'ledger', 'tasks']],
  ['search=SAHY', ['leave']],
  ['status=expired', ['ledger']],
  ['module=none', []],
])('picks for %s: %j', (query, expected) => expect(ids(query)).toEqual(expected));
