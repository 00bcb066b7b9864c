import { dayMs } from '../../day-ms.ts';
import { randomFrom } from '../../../test/random.ts';
import { begunDays } from '../subscriptions/term.ts';
import { soldPeriods, unusedDays } from './sold-periods.ts';

const day = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * dayMs);
const sold = (at: number, noOfUsers: number, noOfDays: number) => ({ at: day(at), noOfUsers, noOfDays });
const periods = (users: number, end: number, sales: ReturnType<typeof sold>[]) =>
  soldPeriods({ startsAt: day(0), users, endsAt: day(end) }, sales)?.map(({ from, until }) => [from, until]);

it('the first order pays from the start, added users until the end, added days for the time after it', () => {
  expect(periods(15, 50, [sold(0, 10, 30), sold(10, 5, 20), sold(12, 15, 20)])).toEqual([
    [day(0), day(30)],
    [day(10), day(30)],
    [day(30), day(50)],
  ]);
});

it('an ambiguous order is read the way that leads to the subscription', () => {
  // 10 users for 20 days with 20 days left: as many users again, or as many days.
  expect(periods(20, 30, [sold(0, 10, 30), sold(10, 10, 20)])?.[1]).toEqual([day(10), day(30)]);
  expect(periods(10, 50, [sold(0, 10, 30), sold(10, 10, 20)])?.[1]).toEqual([day(30), day(50)]);
});

it('a first order counts from the start, which a payment may have delayed', () => {
  expect(periods(10, 30, [sold(-3, 10, 30)])).toEqual([[day(0), day(30)]]);
});

it.each([
  ['no orders', []],
  ['other users', [sold(0, 11, 30)]],
  ['another end', [sold(0, 10, 31)]],
  ['a change that is neither', [sold(0, 10, 30), sold(10, 3, 7)]],
])('nothing is known about %s', (_what, sales) => {
  expect(periods(10, 30, sales)).toBeUndefined();
});

it('a day that has begun counts as used, and nothing is left of what is over', () => {
  const period = { from: day(30), until: day(50) };
  const hours = (count: number) => new Date(day(40).getTime() + count * 3_600_000);
  expect(
    [day(0), day(30), day(40), hours(-1), hours(1), day(49), hours(24 * 9 + 1), day(50), day(60)].map((now) =>
      unusedDays(period, now),
    ),
  ).toEqual([20, 20, 10, 10, 9, 1, 0, 0, 0]);
});

it('random histories are read as they happened', () => {
  const { next, below } = randomFrom(7);
  const upTo = (most: number) => 1 + below(most);
  for (let round = 0; round < 300; round += 1) {
    const startsAt = new Date(day(0).getTime() + upTo(dayMs));
    let [users, endsAt] = [upTo(5), new Date(startsAt.getTime() + upTo(20) * dayMs)];
    let now = startsAt.getTime();
    const sales = [{ at: startsAt, noOfUsers: users, noOfDays: begunDays(startsAt, endsAt) }];
    const paid = [[startsAt, endsAt]];
    for (let change = upTo(6); change > 0; change -= 1) {
      now += upTo(Math.floor((endsAt.getTime() - now) / 2));
      const at = new Date(now);
      if (next() < 0.5) {
        const added = upTo(3);
        sales.push({ at, noOfUsers: added, noOfDays: begunDays(at, endsAt) });
        paid.push([at, endsAt]);
        users += added;
      } else {
        const later = new Date(endsAt.getTime() + upTo(20) * dayMs);
        sales.push({ at, noOfUsers: users, noOfDays: begunDays(endsAt, later) });
        paid.push([endsAt, later]);
        endsAt = later;
      }
    }
    expect(soldPeriods({ startsAt, users, endsAt }, sales)?.map(({ from, until }) => [from, until])).toEqual(paid);
  }
});
