import type { CheckoutDraftBody } from '@marketplace/shared/contracts';
import { isNoResponse } from '@marketplace/shared/http';
import { useEffect, useState } from 'react';
import { saveDraft } from './save-draft.ts';

/** How long after the last keystroke entries are sent, in milliseconds. */
const SAVE_AFTER = 600;
/** How long until entries that couldn't be saved are sent again, in milliseconds. */
const SAVE_AGAIN_AFTER = 10_000;

type SavingState = 'saved' | 'saving' | 'unsaved';

/** Saves the draft when it has changed. Without a response it retries, and at once when the connection is back. */
export const useSaving = (draft: CheckoutDraftBody, atStart: CheckoutDraftBody) => {
  const text = JSON.stringify(draft);
  const [saved, setSaved] = useState(() => JSON.stringify(atStart));
  const [failed, setFailed] = useState<{ text: string; error: unknown; attempts: number }>();
  const failedNow = failed?.text === text ? failed : undefined;
  const again = failedNow !== undefined && isNoResponse(failedNow.error);

  useEffect(() => {
    if (text === saved || (failedNow && !again)) return;
    let wanted = true;
    const save = async () => {
      clearTimeout(timer);
      try {
        await saveDraft(JSON.parse(text) as CheckoutDraftBody);
        if (wanted) setSaved(text);
      } catch (error) {
        if (wanted) setFailed((was) => ({ text, error, attempts: (was?.attempts ?? 0) + 1 }));
      }
    };
    const saveNow = () => void save();
    const timer = setTimeout(saveNow, again ? SAVE_AGAIN_AFTER : SAVE_AFTER);
    if (again) window.addEventListener('online', saveNow);
    return () => {
      wanted = false;
      clearTimeout(timer);
      window.removeEventListener('online', saveNow);
    };
  }, [text, saved, failedNow, again]);

  const state: SavingState = text === saved ? 'saved' : failedNow ? 'unsaved' : 'saving';
  return { state, error: state === 'unsaved' ? failedNow?.error : undefined };
};
