import type { Reader } from '@marketplace/shared/data';
import { isCancelled, marketplace } from '@marketplace/shared/http';
import { useEffect, useState } from 'react';

/** Debounce after typing, in milliseconds. */
const DEBOUNCE = 350;

/** When the server gives no reason. */
export const NO_PREVIEW = 'The server didn’t respond, so there’s no preview. Check your connection.';

interface Preview<T> {
  /** The last successful preview. */
  shown: T | undefined;
  /** Why there is none of the current text. */
  error: unknown;
}

/** What the server makes of `body`, updated when typing pauses. Nothing is sent while it is null. */
export const useServerPreview = <T>(path: string, body: object | null, parse: Reader<T>): Preview<T> => {
  const [preview, setPreview] = useState<Preview<T>>({ shown: undefined, error: undefined });
  const sent = JSON.stringify(body);
  useEffect(() => {
    if (sent === 'null') return undefined;
    const abort = new AbortController();
    const make = async () => {
      try {
        const { data } = await marketplace.post(path, JSON.parse(sent), { signal: abort.signal });
        setPreview({ shown: parse(data), error: undefined });
      } catch (error) {
        if (!isCancelled(error)) setPreview(({ shown }) => ({ shown, error }));
      }
    };
    const timer = setTimeout(() => void make(), DEBOUNCE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path, sent, parse]);
  return preview;
};
