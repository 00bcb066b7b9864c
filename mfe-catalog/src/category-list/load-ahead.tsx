import { useEffect, useRef } from 'react';
import styles from './category-list.module.css';
import type { Continued } from './use-continued.ts';

/** Loads the next part of a list before its end is scrolled into view. */
export const LoadAhead = ({ list: { left, status, more } }: { list: Continued<unknown> }) => {
  const reach = useRef<HTMLSpanElement>(null);
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });
  const isReady = left > 0 && status === 'idle';
  useEffect(() => {
    if (!isReady || !reach.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) void latest.current();
    });
    observer.observe(reach.current);
    return () => observer.disconnect();
  }, [isReady, left]);
  return <span className={styles.reach} ref={reach} aria-hidden />;
};
