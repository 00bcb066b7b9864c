import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when this part takes the page's place; the host does it where the path changes. */
export const useArrival = <Part extends HTMLElement>() => {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return part;
};
