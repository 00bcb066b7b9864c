import { useCallback, useEffect, useRef } from 'react';
import type { SignIn } from './use-sign-in.ts';

const suggest = async () => {
  try {
    if (!(await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.())) return null;
    return await (await import('./calls/sign-in-by-passkey.ts')).suggestedPasskey();
  } catch {
    // There is a button for it as well.
    return null;
  }
};

/** Has the browser suggest passkeys in the email field, from its first focus on; people can still type. */
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
    const picked = await suggest();
    waiting.current = false;
    if (picked && here.current) send({ kind: 'passkey', picked });
  }, [send]);
};
