import { isTabOf, onTabForgotten, useSession } from '@marketplace/shared/session';
import { useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from './kept-draft.ts';

/**
 * What somebody types into a form, kept for this tab until it is sent: a reload or a lost connection loses nothing.
 * `start` is what the form begins with.
 */
export const useDraft = <T extends object>(name: string, start: T) => {
  const [typed, setTyped] = useState<Partial<T>>({});
  /** As typed last: several fields may change before the form is rendered again. */
  const latest = useRef(typed);
  const { loading, unchecked, user } = useSession();
  const author = user?.id ?? null;
  const unknown = loading || unchecked === true;
  // After mounting: on a server there is nothing to read. Again when somebody else sits here, or nobody any more.
  useEffect(() => {
    if (unknown) return;
    latest.current = isTabOf(author) ? readDraft(name, start) : {};
    setTyped(latest.current);
    // What the form begins with may change; what was kept does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name, author, unknown]);
  useEffect(
    () =>
      onTabForgotten(() => {
        latest.current = {};
        setTyped({});
      }),
    [],
  );
  const keep = (next: Partial<T>) => {
    latest.current = next;
    setTyped(next);
    keepDraft(name, next);
  };
  return {
    draft: { ...start, ...typed },
    change: (fields: Partial<T>) => keep({ ...latest.current, ...fields }),
    clear: () => keep({}),
  };
};
