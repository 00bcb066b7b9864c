import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when this view replaces another. If the path changes, the host does that. */
export const useArrival = <Part extends HTMLElement>() => {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return part;
};
