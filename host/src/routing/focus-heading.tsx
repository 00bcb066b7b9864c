import { useLocation } from '@marketplace/shared/router';
import { useEffect, useRef } from 'react';

/** How long to wait for a page's heading, in milliseconds. */
const LOOK_FOR = 3_000;

const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
};

/** Waits for the heading; gives up as soon as the user does something. */
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

/** Moves the focus to the new page's heading after a navigation. */
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
