import { isTabOf, onTabForgotten, useSession } from '@marketplace/shared/session';
import { useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from './kept-draft.ts';

/**
 * What has been typed over a form's initial values. With a draft name it is stored for this tab until it is
 * sent: a reload or a lost connection loses nothing, and signing out forgets it. Another user doesn't see it.
 */
export const useTyped = <Values extends object>(draft: string | undefined, start: Values, onForgotten: () => void) => {
  const [typed, setTyped] = useState<Partial<Values>>({});
  /** The latest values: several fields may change before the next render. */
  const latest = useRef(typed);
  const { loading, unchecked, user } = useSession();
  const author = user?.id ?? null;
  const unknown = loading || unchecked !== undefined;

  // After mounting, because a server has no storage. Again when the user changes or signs out.
  useEffect(() => {
    if (draft === undefined || unknown) return;
    latest.current = isTabOf(author) ? readDraft(draft, start) : {};
    setTyped(latest.current);
    // The initial values may change; the stored draft doesn't.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft, author, unknown]);

  useEffect(() => {
    if (draft === undefined) return;
    return onTabForgotten(() => {
      latest.current = {};
      setTyped({});
      onForgotten();
    });
    // The callback only sets state.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft]);

  const keep = (next: Partial<Values>) => {
    latest.current = next;
    setTyped(next);
    if (draft !== undefined) keepDraft(draft, next);
  };

  return { typed, latest, keep };
};
