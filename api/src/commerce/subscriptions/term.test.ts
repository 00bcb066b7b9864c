import { dayMs } from '../../day-ms.ts';
import { begunDays, standingOf, statusOf } from './term.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const at = (days: number, ms = 0) => new Date(now.getTime() + days * dayMs + ms);

it.each([
  ['pending', { startsAt: at(0, 1), endsAt: at(90) }],
  ['active', { startsAt: at(0), endsAt: at(90) }],
  ['active', { startsAt: at(-335), endsAt: at(30, 1) }],
  ['expiring', { startsAt: at(-335), endsAt: at(30) }],
  ['active', { startsAt: at(0), endsAt: at(10) }],
  ['active', { startsAt: at(-8, 1), endsAt: at(2, 1) }],
  ['expiring', { startsAt: at(-8), endsAt: at(2) }],
  ['active', { startsAt: at(-90), endsAt: at(30, 1) }],
  ['expiring', { startsAt: at(-90), endsAt: at(30) }],
  ['active', { startsAt: at(-85), endsAt: at(30) }],
  ['active', { startsAt: at(-3, 1), endsAt: at(0, 1) }],
  ['expiring', { startsAt: at(-4, 1), endsAt: at(0, 1) }],
  ['expired', { startsAt: at(-1), endsAt: at(0) }],
] as const)('is %s from %j', (status, term) => {
  expect(statusOf({ ...term, cancelAtEnd: false, awaitsPayment: false }, now)).toBe(status);
  expect(statusOf({ ...term, cancelAtEnd: false, awaitsPayment: true }, now)).toBe('pending');
});

it('is never expiring on its first day, and only for the last quarter of the term', () => {
  for (let days = 1; days <= 400; days += 1) {
    const statuses = Array.from({ length: days }, (_, day) =>
      statusOf({ startsAt: at(-day), endsAt: at(days - day), cancelAtEnd: false, awaitsPayment: false }, now),
    );
    const ending = Math.min(30, Math.floor(days / 4));
    expect(statuses).toEqual([...Array(days - ending).fill('active'), ...Array(ending).fill('expiring')]);
  }
});

it('is canceled only once it has ended', () => {
  expect(statusOf({ startsAt: at(-9), endsAt: at(40), cancelAtEnd: true, awaitsPayment: false }, now)).toBe('active');
  expect(statusOf({ startsAt: at(-9), endsAt: at(0), cancelAtEnd: true, awaitsPayment: false }, now)).toBe('cancelled');
});

it.each([
  ['suspended', { startsAt: at(-1), endsAt: at(90) }],
  ['suspended', { startsAt: at(-90), endsAt: at(9) }],
  ['pending', { startsAt: at(1), endsAt: at(90) }],
  ['expired', { startsAt: at(-9), endsAt: at(-1) }],
] as const)('is %s with an unpaid invoice from %j', (status, term) => {
  const suspension = { since: now.toISOString(), invoiceId: 'i', invoiceNumber: 'TEX-2026-000001' };
  expect(standingOf({ ...term, cancelAtEnd: false, awaitsPayment: false }, suspension, now)).toEqual({
    status,
    suspension: status === 'suspended' ? suspension : null,
  });
});

it.each([
  [at(0), 0],
  [at(-5), 0],
  [at(0, 1), 1],
  [at(1), 1],
  [at(1, 1), 2],
  [at(30), 30],
])('counts each started day until %s in full: %i', (until, days) => expect(begunDays(now, until)).toBe(days));
