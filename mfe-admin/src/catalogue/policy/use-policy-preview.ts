import { readerOf } from '@marketplace/shared/data';
import { PolicyPreview } from '@marketplace/shared/contracts';
import { isCancelled, marketplace, serverSaid } from '@marketplace/shared/http';
import { useEffect, useState } from 'react';
import { CATALOGUE } from '../use-managed.ts';

/** Debounce after typing, in milliseconds. */
const DEBOUNCE = 350;
const NO_PREVIEW = 'The server didn’t respond, so there’s no preview. Check your connection.';

interface Preview {
  /** The last successful preview. */
  html: string;
  failed: string | undefined;
}

/** The policy as the server would publish it, updated when typing pauses. */
export const usePolicyPreview = (privacyPolicy: string): Preview => {
  const [preview, setPreview] = useState<Preview>({ html: privacyPolicy, failed: undefined });
  useEffect(() => {
    const abort = new AbortController();
    const make = async () => {
      if (privacyPolicy.trim() === '') return setPreview({ html: '', failed: undefined });
      try {
        const path = `${CATALOGUE}/policy-preview`;
        const { data } = await marketplace.post(path, { privacyPolicy }, { signal: abort.signal });
        setPreview({ html: readerOf(PolicyPreview)(data).html, failed: undefined });
      } catch (error) {
        if (!isCancelled(error)) setPreview(({ html }) => ({ html, failed: serverSaid(error) ?? NO_PREVIEW }));
      }
    };
    const timer = setTimeout(() => void make(), DEBOUNCE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [privacyPolicy]);
  return preview;
};
