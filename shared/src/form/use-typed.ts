import { isTabOf, onTabForgotten, useSession } from '@marketplace/shared/session';
import { useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from './kept-draft.ts';

/**
 * What has been typed over the values that a form starts with. Under the name of a draft it is kept for this tab until it is
 * sent: a reload or a lost connection loses nothing, and signing out forgets it.
 */
export const useTyped = <Values extends object>(draft: string | undefined, start: Values) => {
  const [typed, setTyped] = useState<Partial<Values>>({});
  /** As typed last: several fields may change before the form is rendered again. */
  const latest = useRef(typed);
  const { loading, unchecked, user } = useSession();
  const author = user?.id ?? null;
  const unknown = loading || unchecked === true;

  // After mounting: on a server there is nothing to read. Again when somebody else sits here, or nobody any more.
  useEffect(() => {
    if (draft === undefined || unknown) return;
    latest.current = isTabOf(author) ? readDraft(draft, start) : {};
    setTyped(latest.current);
    // What the form starts with may change; what was kept does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft, author, unknown]);

  useEffect(() => {
    if (draft === undefined) return;
    return onTabForgotten(() => {
      latest.current = {};
      setTyped({});
    });
  }, [draft]);

  const keep = (next: Partial<Values>) => {
    latest.current = next;
    setTyped(next);
    if (draft !== undefined) keepDraft(draft, next);
  };

  return { typed, latest, keep };
};
