import { useLocation } from '@marketplace/shared/router';
import { useEffect, useRef } from 'react';

/** In milliseconds until a page that has no heading yet is left alone. */
const LOOK_FOR = 3_000;

const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
};

/** Waits for the heading; gives up as soon as the person has gone on to do something. */
const focusWhenThere = () => {
  const observer = new MutationObserver(() => focusHeading() && stop());
  const timer = setTimeout(() => stop(), LOOK_FOR);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('pointerdown', stop);
    removeEventListener('keydown', stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('pointerdown', stop);
  addEventListener('keydown', stop);
  return stop;
};

/** Moves the focus to the new page's heading after a navigation, as soon as the heading is there. */
export const FocusHeading = () => {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    return focusHeading() ? undefined : focusWhenThere();
  }, [pathname]);
  return null;
};
