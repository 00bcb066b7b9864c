import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when a view replaces another; for the first view, the page does that. */
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
