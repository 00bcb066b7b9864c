import { useEffect, useRef } from 'react';

/** Moves the focus to the heading of a view that takes another's place; the first one leaves it to the page. */
export const useHeadingFocus = (view: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    heading.current?.focus({ preventScroll: true });
  }, [view]);
  return heading;
};
