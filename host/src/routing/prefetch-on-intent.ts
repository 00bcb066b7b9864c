import type { Composition } from '@marketplace/shared/contracts';
import { networkAtom } from '@marketplace/shared/offline';
import { getDefaultStore } from 'jotai';
import { loadPage } from './load-page.ts';
import { pageOfLink } from './page-of-link.ts';

/** How long the pointer must rest on a link before its page is loaded, in milliseconds: crossing a list loads nothing. */
export const DWELL = 60;

/** No prefetching for users who save data or have a slow connection. */
export const mayLoadAhead = () => {
  const { online, saveData, effectiveType = '4g' } = getDefaultStore().get(networkAtom);
  return online && !saveData && !effectiveType.endsWith('2g');
};

const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);

/** Loads the page behind a link when the user is about to follow it: on hover, focus and touch. Returns a function that stops. */
export const prefetchOnIntent = (composition: Composition) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = (link: HTMLAnchorElement) => {
    const linked = pageOfLink(composition, link);
    if (linked && mayLoadAhead()) void loadPage(linked.target, linked.values);
  };
  const soon = (event: Event) => {
    clearTimeout(timer);
    const link = linkAt(event);
    if (link) timer = setTimeout(() => load(link), DWELL);
  };
  const now = (event: Event) => {
    const link = linkAt(event);
    if (link) load(link);
  };
  document.addEventListener('pointerover', soon, { passive: true });
  document.addEventListener('focusin', soon);
  document.addEventListener('touchstart', now, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', soon);
    document.removeEventListener('focusin', soon);
    document.removeEventListener('touchstart', now);
  };
};
