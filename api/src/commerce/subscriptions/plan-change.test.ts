import fc from 'fast-check';
import { dayMs } from '../../day-ms.ts';
import { planChange } from './plan-change.ts';
import type { SubscriptionRow } from './subscription-store.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const at = (days: number, ms = 0) => new Date(now.getTime() + days * dayMs + ms);

const row = (over: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  clientId: 'meridian',
  id: 's1',
  moduleId: 'fleet',
  moduleName: 'Fleet',
  orderId: 'o1',
  userId: 'buyer',
  noOfUsers: 10,
  awaitsPayment: false,
  startsAt: at(-10),
  endsAt: at(20),
  unitPrice: 300,
  currency: 'INR',
  cancelAtEnd: false,
  cancelReason: null,
  warnedDays: null,
  trialEndsAt: null,
  trialWarned: false,
  renewDays: null,
  announcedPrice: null,
  createdAt: at(-10),
  updatedAt: at(-10),
  ...over,
});

it.each([
  ['a whole number of days', { endsAt: at(20) }, 20],
  ['a day that has begun', { endsAt: at(20, -1) }, 20],
  ['a moment more', { endsAt: at(20, 1) }, 21],
  ['the last moment', { endsAt: at(0, 1) }, 1],
  ['a term that has not begun', { startsAt: at(5), endsAt: at(35) }, 30],
])('charges more users for the remaining days: %s', (_name, over, noOfDays) => {
  const subscription = row(over);
  expect(planChange(subscription, { addUsers: 3 }, now)).toEqual({
    noOfUsers: 3,
    noOfDays,
    users: 13,
    endsAt: subscription.endsAt,
  });
});

it('charges more days for all users, and moves the end accordingly', () => {
  expect(planChange(row(), { addDays: 30 }, now)).toEqual({ noOfUsers: 10, noOfDays: 30, users: 10, endsAt: at(50) });
});

it('costs no more than a new term, and no less than the remaining time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_650 * dayMs }), fc.integer({ min: 1, max: 1_000 }), (left, addUsers) => {
      const { noOfDays, noOfUsers } = planChange(row({ endsAt: at(0, left) }), { addUsers }, now);
      expect(noOfUsers).toBe(addUsers);
      expect(noOfDays * dayMs).toBeGreaterThanOrEqual(left);
      expect((noOfDays - 1) * dayMs).toBeLessThan(left);
    }),
  );
});

it.each([
  ['neither', {}, {}, 400, 'invalid_request'],
  ['both', {}, { addUsers: 1, addDays: 1 }, 400, 'invalid_request'],
  ['users beyond the limit', { noOfUsers: 99_999 }, { addUsers: 2 }, 400, 'invalid_request'],
  ['days beyond the limit', { endsAt: at(3_000) }, { addDays: 651 }, 400, 'invalid_request'],
  ['days of a cancelled one', { cancelAtEnd: true }, { addDays: 1 }, 409, 'subscription_cancelled'],
])('refuses %s', (_name, over, body, statusCode, code) => {
  expect(() => planChange(row(over), body, now)).toThrow(expect.objectContaining({ statusCode, code }));
});

it.each([
  [{ noOfUsers: 99_999 }, { addUsers: 1 }],
  [{ endsAt: at(3_000) }, { addDays: 650 }],
  [{ cancelAtEnd: true }, { addUsers: 1 }],
])('allows %j with %j', (over, body) => {
  expect(() => planChange(row(over), body, now)).not.toThrow();
});
