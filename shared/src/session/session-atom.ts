import { atom } from 'jotai';
import type { User } from '../contracts/index.ts';

export interface Session {
  /** True until the first session check has settled. */
  loading: boolean;
  user: User | null;
  /** There are tokens, but the server has not confirmed them yet, and why; the check is repeated. */
  unchecked?: 'no-response' | 'server-error';
  /** The last user signed out deliberately, here or in another tab. */
  left?: boolean;
}

export const sessionAtom = atom<Session>({ loading: true, user: null });
