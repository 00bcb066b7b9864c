import type { Composition } from '@marketplace/shared/contracts';
import { atom } from 'jotai';

/** The releases on this page; null if no edge composed it. */
export const compositionAtom = atom<Composition | null>(null);
