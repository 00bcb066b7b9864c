import type { Composition } from '@marketplace/shared/contracts';
import { atom } from 'jotai';

/** What the page was composed of; null where no edge composed it. */
export const compositionAtom = atom<Composition | null>(null);
