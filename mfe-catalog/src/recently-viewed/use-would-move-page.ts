import { useHydrated } from '@marketplace/shared/ui';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether content that the server couldn't render would push down what the user sees: true until the element after its
 * place is out of sight. Always false in a page that the browser renders.
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
