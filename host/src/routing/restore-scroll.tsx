import { useLocation, useNavigationType } from '@marketplace/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { keepScrollPosition, scrollPositionOf } from './scroll-positions.ts';
import { scrollWhenThere } from './scroll-when-there.ts';

const toTop = (top: number) => () => {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) < 2;
};

const toHash = (hash: string) => () => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView({ behavior: 'instant' });
  return target !== null;
};

const arrival = (entry: string, hash: string) => {
  const left = scrollPositionOf(entry);
  if (left !== undefined) return toTop(left);
  return hash ? toHash(hash) : toTop(0);
};

/** Records how far the current history entry is scrolled. */
const follow = (entry: string) => {
  let top = window.scrollY;
  const look = () => (top = window.scrollY);
  const keep = () => keepScrollPosition(entry, top);
  addEventListener('scroll', look, { passive: true });
  addEventListener('pagehide', keep);
  return () => {
    removeEventListener('scroll', look);
    removeEventListener('pagehide', keep);
    keep();
  };
};

/**
 * Sets the scroll position: a new page at its top or at its anchor, a page revisited through the history or
 * reloaded where it was left, waiting for late content. A filter that replaces the address moves nothing.
 */
export const RestoreScroll = () => {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const before = useRef<string>(undefined);
  const entry = `${key} ${pathname}`;
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    // A user who has scrolled before hydration isn't moved.
    const wasScrolled = before.current === undefined && window.scrollY > 0;
    const stays = wasScrolled || (type === 'REPLACE' && before.current === pathname);
    before.current = pathname;
    const stop = stays ? () => undefined : scrollWhenThere(arrival(entry, hash));
    const stopFollowing = follow(entry);
    return () => {
      stop();
      stopFollowing();
    };
    // The position belongs to the history entry.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [entry]);
  return null;
};
