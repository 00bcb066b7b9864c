import { useHydrated } from '@marketplace/shared/ui';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether something that a rendered document lacks would move what the user sees: true until the element after its place
 * is out of sight. False in a page that isn't hydrated.
 */
export const useWouldMovePage = (place: RefObject<HTMLElement | null>): boolean => {
  const isHydrating = !useHydrated();
  const [wouldMove, setWouldMove] = useState(isHydrating);
  useEffect(() => {
    const next = place.current?.nextElementSibling ?? place.current;
    if (!wouldMove || !next) return undefined;
    const observer = new IntersectionObserver(([entry]) => setWouldMove(entry?.isIntersecting === true));
    observer.observe(next);
    return () => observer.disconnect();
  }, [place, wouldMove]);
  return wouldMove;
};
