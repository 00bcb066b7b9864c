import { atom } from 'jotai';

export interface Overlay {
  name: 'explore-buckets' | 'my-modules' | 'switch-accounts' | 'search';
  /** For Explore Buckets: the category to scroll to. */
  focusCategoryId?: string | undefined;
}

/** The overlay that is open above the page; one at a time. */
export const overlayAtom = atom<Overlay | null>(null);
