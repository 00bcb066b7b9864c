import { ErrorBody, ModuleUsage } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { dayAfter, isToday, lastDays } from './days.ts';

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await openTestApi();
  for (const person of ['user', 'buyer2', 'empty']) tokens[person] = await api.signIn(person);
});
beforeEach(() => api.database.pool.query('truncate module_usage'));
afterAll(() => api.close());

const today = new Date().toISOString().slice(0, 10);
const pathOf = (id: string) => `/tex-suite/user/module/${id}`;
const open = (person: string, id: string, payload: unknown = { day: today }) =>
  api.call({ method: 'POST', path: `${pathOf(id)}/opened`, token: tokens[person], payload: payload as object });
const usageOf = async (person: string, id: string, day = today) => {
  const answer = await api.call({ path: `${pathOf(id)}/usage`, token: tokens[person], query: { today: day } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  return expectContract(ModuleUsage, answer.json());
};
const opensOf = ({ days }: ModuleUsage) => days.map(({ opens }) => opens);
const sumOf = (usage: ModuleUsage) => opensOf(usage).reduce((sum, opens) => sum + opens, 0);
const opened = (daysAgo: number, opens: number) =>
  api.database.pool.query(`insert into module_usage values ('user', 'fleet', $1, $2, $3)`, [
    dayAfter(today, -daysAgo),
    opens,
    `${dayAfter(today, -daysAgo)}T08:30:00Z`,
  ]);

describe('how a user uses a module', () => {
  it('starts as thirty empty days', async () => {
    const usage = await usageOf('user', 'fleet');
    expect(usage).toMatchObject({ moduleId: 'fleet', lastOpenedAt: null, opensBefore: 0 });
    expect(opensOf(usage)).toEqual(Array(30).fill(0));
    expect([usage.days[0]?.day, usage.days[29]?.day]).toEqual([dayAfter(today, -29), today]);
  });

  it('counts every opening on its day, and returns the count', async () => {
    const before = Date.now();
    await open('user', 'fleet');
    const answer = await open('user', 'fleet');
    const usage = expectContract(ModuleUsage, answer.json());
    expect([answer.statusCode, usage.days[29]]).toEqual([200, { day: today, opens: 2 }]);
    expect(Math.abs(Date.parse(usage.lastOpenedAt ?? '') - before)).toBeLessThan(60_000);
    expect(await usageOf('user', 'fleet')).toEqual(usage);
  });

  it('loses none of many simultaneous openings', async () => {
    await Promise.all(Array.from({ length: 16 }, () => open('user', 'fleet')));
    expect(sumOf(await usageOf('user', 'fleet'))).toBe(16);
  });

  it('shows thirty days, and compares them with the thirty before', async () => {
    for (const [daysAgo, opens] of [
      [0, 1],
      [29, 2],
      [30, 4],
      [59, 8],
      [60, 16],
    ] as const)
      await opened(daysAgo, opens);
    const usage = await usageOf('user', 'fleet');
    expect([opensOf(usage)[0], opensOf(usage)[29], sumOf(usage), usage.opensBefore]).toEqual([2, 1, 3, 12]);
  });

  it('shows the last opening however long ago it was', async () => {
    await opened(200, 3);
    const usage = await usageOf('user', 'fleet');
    expect([usage.lastOpenedAt, sumOf(usage), usage.opensBefore]).toEqual([
      `${dayAfter(today, -200)}T08:30:00.000Z`,
      0,
      0,
    ]);
  });

  it('belongs to one user and one module', async () => {
    await open('user', 'fleet');
    expect(sumOf(await usageOf('buyer2', 'fleet'))).toBe(0);
    expect(sumOf(await usageOf('user', 'stock'))).toBe(0);
  });

  it('counts on the day at the user’s place, a time zone ahead or behind', async () => {
    const [yesterday, tomorrow] = [dayAfter(today, -1), dayAfter(today, 1)];
    const noon = Date.parse(`${today}T12:00:00Z`);
    expect([yesterday, today, tomorrow].map((day) => isToday(day, noon))).toEqual([true, true, true]);
    expect([dayAfter(today, -2), dayAfter(today, 2)].map((day) => isToday(day, noon))).toEqual([false, false]);
  });
});

it('accepts neither a user nor a count from the body', async () => {
  await open('user', 'fleet', { day: today, userId: 'empty', opens: 1_000, lastOpenedAt: '2020-01-01T00:00:00Z' });
  const { rows } = await api.database.pool.query('select user_id, opens from module_usage');
  expect(rows).toEqual([{ user_id: 'user', opens: 1 }]);
});

it.each([
  ['none', { day: today }, 404],
  ['a%00b', { day: today }, 400],
  ['fleet', {}, 400],
  ['fleet', { day: 'today' }, 400],
  ['fleet', { day: '2026-02-30' }, 400],
  ['fleet', { day: 7 }, 400],
  ['fleet', { day: dayAfter(today, 4) }, 400],
  ['fleet', { day: dayAfter(today, -4) }, 400],
  ['fleet', { day: '0000-01-01' }, 400],
  ['fleet', [], 400],
])('refuses an opening of %s with %j', async (id, payload, status) => {
  const answer = await open('user', id, payload);
  expect(answer.statusCode).toBe(status);
  expectContract(ErrorBody, answer.json());
});

it.each([
  ['none', { today }, 404],
  ['fleet', {}, 400],
  ['fleet', { today: '1999-01-01' }, 400],
])('refuses to show %s with %j', async (id, query, status) => {
  const answer = await api.call({ path: `${pathOf(id)}/usage`, token: tokens['user'], query });
  expect(answer.statusCode).toBe(status);
  expectContract(ErrorBody, answer.json());
});

it('counts nothing for a withdrawn module', async () => {
  await api.database.pool.query("update modules set status = 'archived' where id = 'yard'");
  expect((await open('user', 'yard')).statusCode).toBe(404);
});

it('is deleted with its user and its module', async () => {
  await open('user', 'fleet');
  await open('user', 'stock');
  await open('empty', 'stock');
  const left = async () =>
    (await api.database.pool.query('select user_id, module_id from module_usage order by 1, 2')).rows;
  await api.database.pool.query("delete from modules where id = 'fleet'");
  await api.database.pool.query("delete from users where id = 'empty'");
  expect(await left()).toEqual([{ user_id: 'user', module_id: 'stock' }]);
});

describe('days', () => {
  it('cross the ends of months, years and February', () => {
    expect([dayAfter('2026-12-31', 1), dayAfter('2028-03-01', -1), dayAfter('2027-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2027-02-28',
    ]);
    expect(lastDays('2026-03-01').slice(-2)).toEqual(['2026-02-28', '2026-03-01']);
  });
});
