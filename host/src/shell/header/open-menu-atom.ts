import { atom } from 'jotai';

export type MenuName = 'buckets' | 'alerts' | 'profile' | 'mobile';

/** The menu of the bar that is open; one at a time. */
export const openMenuAtom = atom<MenuName | null>(null);
