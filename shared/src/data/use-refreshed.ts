import { useEffect, useRef } from 'react';
import { marketplace } from '../http/index.ts';

const EVERY = 15_000;

/** Polls a path while the page is visible, and reports every changed response. Undefined reads nothing. */
export const useRefreshed = (path: string | undefined, onAnswer: (answer: unknown) => void) => {
  const latest = useRef(onAnswer);
  useEffect(() => void (latest.current = onAnswer));
  useEffect(() => {
    if (path === undefined) return;
    const abort = new AbortController();
    let etag: string | undefined;
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await marketplace.get(path, {
        signal: abort.signal,
        headers: etag === undefined ? {} : { 'If-None-Match': etag },
        validateStatus: (status) => status === 200 || status === 304,
      });
      if (answer.status === 304 || abort.signal.aborted) return;
      etag = String(answer.headers.etag ?? '') || undefined;
      latest.current(answer.data);
    };
    // A failed read is retried at the next turn.
    const timer = setInterval(() => void refresh().catch(() => undefined), EVERY);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [path]);
};
