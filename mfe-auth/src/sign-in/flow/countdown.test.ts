import { formatCountdown, nextTick, secondsLeft } from './countdown.ts';
import { beginning } from './sign-in-state.ts';

it.each([
  [900, '15:00'],
  [61, '1:01'],
  [59, '0:59'],
  [0, '0:00'],
  [3_600, '60:00'],
])('shows %s s as %s [AUTH-15]', (seconds, shown) => {
  expect(formatCountdown(seconds)).toBe(shown);
});

it('counts a second that has started as left, and never goes below zero', () => {
  expect([
    secondsLeft(60_000, 0),
    secondsLeft(60_000, 1),
    secondsLeft(60_000, 59_999),
    secondsLeft(60_000, 70_000),
  ]).toEqual([60, 60, 1, 0]);
});

it('ticks when a countdown shows another second, and at its end', () => {
  const state = { ...beginning(), resendAt: 60_000 };
  expect([nextTick(state, 0), nextTick(state, 250), nextTick(state, 59_500)]).toEqual([1_000, 750, 500]);
  expect(nextTick({ ...state, token: { value: 't', expiresAt: 900_300 } }, 0)).toBe(300);
});

it('does not tick when no countdown is running', () => {
  expect(nextTick(beginning(), 0)).toBeUndefined();
});
