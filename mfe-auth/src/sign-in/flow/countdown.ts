import type { SignInState } from './sign-in-state.ts';

/** Whole seconds left, including the one that has started. */
export const secondsLeft = (until: number, now: number) => Math.max(0, Math.ceil((until - now) / 1_000));

/** As m:ss. */
export const formatCountdown = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Milliseconds until one of the countdowns shows another second; undefined if none is running. */
export const nextTick = ({ token, resendAt, returnAt }: SignInState, now: number) => {
  const ends = [token?.expiresAt, resendAt, returnAt].filter((end) => typeof end === 'number');
  const waits = ends.map((end) => (end <= now ? 1_000 : (end - now) % 1_000 || 1_000));
  return waits.length > 0 ? Math.min(...waits) : undefined;
};
