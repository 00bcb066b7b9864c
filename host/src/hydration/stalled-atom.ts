import { atom } from 'jotai';

/** A part that is rendered but whose code could not be loaded. */
export interface StalledPiece {
  remote: string;
  /** Loads the code again. */
  retry: () => void;
}

export const stalledAtom = atom<StalledPiece[]>([]);
