import { dayAndTimeIn, instantIn } from './instant-in.ts';

it.each([
  ['2026-11-24', '15:00', 'Asia/Kolkata', '2026-11-24T09:30:00.000Z'],
  ['2026-07-01', '00:15', 'America/New_York', '2026-07-01T04:15:00.000Z'],
  ['2026-12-31', '23:30', 'Pacific/Auckland', '2026-12-31T10:30:00.000Z'],
  // Clocks go back: the first of the two.
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantIn(day, time, zone)?.toISOString()).toBe(instant);
  expect(dayAndTimeIn(new Date(instant), zone)).toEqual({ day, time });
});

it.each([
  ['2026-03-29', '02:30', 'Europe/Berlin'],
  ['', '15:00', 'UTC'],
  ['2026-11-24', '', 'UTC'],
])('there is no %s %s in %s', (day, time, zone) => {
  expect(instantIn(day, time, zone)).toBeUndefined();
});
