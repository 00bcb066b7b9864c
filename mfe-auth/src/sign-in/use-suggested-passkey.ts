import { useCallback, useEffect, useRef } from 'react';
import { suggestPasskey } from './calls/sign-in-by-passkey.ts';
import type { SignIn } from './use-sign-in.ts';

/** Has the browser suggest passkeys in the email field, from its first focus; the suggestions take nothing from typing. */
export const useSuggestedPasskey = (send: SignIn['send']) => {
  const waiting = useRef(false);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(async () => {
    if (waiting.current) return;
    waiting.current = true;
    const picked = await suggestPasskey();
    waiting.current = false;
    if (picked && here.current) send({ kind: 'passkey', picked });
  }, [send]);
};
