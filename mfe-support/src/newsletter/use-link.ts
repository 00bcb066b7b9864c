import { useSearchParams } from '@marketplace/shared/router';
import { useState } from 'react';
import type { LinkOutcome } from './link-calls.ts';

/**
 * What a link from an email does. Nothing happens until a button is pressed, because mail programs open links by
 * themselves.
 */
export const useLink = (call: (token: string) => Promise<LinkOutcome>) => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [working, setWorking] = useState(false);
  const [outcome, setOutcome] = useState<LinkOutcome>();
  const act = async () => {
    setWorking(true);
    setOutcome(undefined);
    setOutcome(await call(token));
    setWorking(false);
  };
  return { isComplete: token !== '', working, outcome, act };
};
