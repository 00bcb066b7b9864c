import { atom } from 'jotai';

/** A piece that came rendered and can be read, but whose code can't be had. */
export interface StalledPiece {
  remote: string;
  /** Asks for the code once more. */
  retry: () => void;
}

export const stalledAtom = atom<StalledPiece[]>([]);
