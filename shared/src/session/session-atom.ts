import { atom } from 'jotai';
import type { User } from '../contracts/index.ts';

export interface Session {
  /** Until the first check of the session has settled, nobody is known to be signed in or out. */
  loading: boolean;
  user: User | null;
  /** Somebody has tokens, and the server has not said yet whose; it is asked again. */
  unchecked?: boolean;
  /** The last user signed out on purpose, here or in another tab; nobody's session was lost. */
  left?: boolean;
}

export const sessionAtom = atom<Session>({ loading: true, user: null });
