import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What the fake API needs to keep answering while the clock is stopped. */
const real = ['queueMicrotask', 'nextTick', 'setImmediate'] as const;
const realTimeout = setTimeout;

/** Lets pending requests and loads finish without advancing the clock. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => realTimeout(resolve, 1));
  });

/**
 * A clock that advances only when told: `const clock = fakeClock()` next to the tests, then `await clock.pass(5_000)`,
 * in milliseconds. `clock.user()` acts by it.
 */
export const fakeClock = () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: [...real] }));
  afterEach(() => {
    jest.clearAllTimers();
    jest.useRealTimers();
  });
  return {
    settle,
    pass: async (milliseconds: number) => {
      await settle();
      await act(() => jest.advanceTimersByTimeAsync(milliseconds));
      await settle();
    },
    user: () => userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) }),
  };
};
