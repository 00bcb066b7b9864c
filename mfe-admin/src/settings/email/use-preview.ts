import { EmailPreview, type EmailWords } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { refusalOf, type Errors } from '@marketplace/shared/form';
import { isCancelled, marketplace } from '@marketplace/shared/http';
import { useEffect, useState } from 'react';
import { templatePath } from './use-templates.ts';

/** Debounce after typing, in milliseconds. */
const DEBOUNCE = 350;
const NO_PREVIEW = 'The server didn’t respond, so there’s no preview. Check your connection.';

interface Preview {
  /** The last successful preview. */
  shown: EmailPreview | undefined;
  /** Why the current text can't be sent, by field. */
  errors: Errors;
  failed: string | undefined;
}

/** The message as its recipient would see it, updated when typing pauses. */
export const usePreview = (id: string, { subject, text }: EmailWords): Preview => {
  const [preview, setPreview] = useState<Preview>({ shown: undefined, errors: {}, failed: undefined });
  useEffect(() => {
    const abort = new AbortController();
    const make = async () => {
      try {
        const path = templatePath(id, '/preview');
        const { data } = await marketplace.post(path, { subject, text }, { signal: abort.signal });
        setPreview({ shown: readerOf(EmailPreview)(data), errors: {}, failed: undefined });
      } catch (error) {
        if (isCancelled(error)) return;
        const { errors, reason: failed } = refusalOf(error, { subject, text }, NO_PREVIEW);
        setPreview(({ shown }) => ({ shown, errors, failed }));
      }
    };
    const timer = setTimeout(() => void make(), DEBOUNCE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [id, subject, text]);
  return preview;
};
