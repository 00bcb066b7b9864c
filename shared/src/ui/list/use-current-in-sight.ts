import { useEffect, useRef } from 'react';

/** Scrolls a row of links sideways, so that the current one is visible on a narrow screen. */
export const useCurrentInSight = (current: string) => {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    const middle = link.offsetLeft - row.current.offsetLeft + link.offsetWidth / 2;
    row.current.scrollLeft = middle - row.current.clientWidth / 2;
  }, [current]);
  return row;
};
