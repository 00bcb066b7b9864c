import { useNavigate, useSearchParams } from '@marketplace/shared/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetEmail, rememberEmail, useRememberedEmail } from '../device/remembered-email.ts';
import { makeCall } from './calls/make-call.ts';
import { goTo } from './flow/go-to.ts';
import type { SignInEvent } from './flow/sign-in-event.ts';
import { beginning, type Call } from './flow/sign-in-state.ts';
import { transition } from './flow/transition.ts';
import { useTicks } from './use-ticks.ts';

const keepOrForget = (call: Call) => {
  if (call.kind !== 'log-in') return;
  if (call.rememberMe) rememberEmail(call.email);
  else forgetEmail();
};

/** Runs the machine: takes events, makes calls, and sends signed-in users to the dashboard, with no way back here. */
export const useSignIn = () => {
  const navigate = useNavigate();
  const remembered = useRememberedEmail();
  const [query] = useSearchParams();
  const [state, setState] = useState(() => {
    const login = beginning(remembered);
    return query.has('reset') ? goTo(login, 'forgotPassword') : login;
  });
  // Two events may arrive before the next render.
  const latest = useRef(state);
  const here = useRef(false);

  const send = useCallback(
    (event: SignInEvent) => {
      const { call: before } = latest.current;
      const next = transition(latest.current, event, Date.now());
      latest.current = next;
      setState(next);
      if (next.call && next.call !== before) void run(next.call);

      async function run(call: Call) {
        const answer = await makeCall(call);
        if (!here.current) return;
        if (answer.kind === 'signed-in' || answer.kind === 'second-factor') keepOrForget(call);
        if (answer.kind !== 'signed-in') return send({ kind: 'answered', call, answer });
        await navigate('/', { replace: true });
      }
    },
    [navigate],
  );

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  useEffect(() => send({ kind: 'remembered', email: remembered }), [send, remembered]);
  useTicks(state, send);

  return { state, send };
};

export type SignIn = ReturnType<typeof useSignIn>;
