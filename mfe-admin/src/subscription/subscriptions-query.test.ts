import type { Subscription } from '@marketplace/shared/contracts';
import { pickSubscriptions, subscriptions } from './subscriptions-query.ts';

const read = (query: string) => subscriptions.readView(new URLSearchParams(query));

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

it('starts with what ends next; ended ones come last', () => expect(ids('')).toEqual(['leave', 'tasks', 'ledger']));

it.each([
  ['sort=users,desc', ['leave', 'tasks', 'ledger']],
  ['sort=users,asc', ['ledger', 'tasks', 'leave']],
  ['sort=moduleName,asc', ['leave', 'ledger', 'tasks']],
  ['search=SAHY', ['leave']],
  ['status=expired', ['ledger']],
  ['module=none', []],
])('finds for %s: %j', (query, expected) => expect(ids(query)).toEqual(expected));
