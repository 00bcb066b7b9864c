import { useEffect } from 'react';
import { nextTick } from './flow/countdown.ts';
import type { SignInEvent } from './flow/sign-in-event.ts';
import type { SignInState } from './flow/sign-in-state.ts';

/** Tells the machine each time a countdown has another second to show. */
export const useTicks = (state: SignInState, send: (event: SignInEvent) => void) =>
  useEffect(() => {
    const wait = nextTick(state, Date.now());
    if (wait === undefined) return;
    const timer = setTimeout(() => send({ kind: 'ticked' }), wait);
    return () => clearTimeout(timer);
  }, [state, send]);
