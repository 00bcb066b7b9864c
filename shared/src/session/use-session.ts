import { useAtomValue } from 'jotai';
import { sessionAtom } from './session-atom.ts';

export const useSession = () => useAtomValue(sessionAtom);

export const useUser = () => useSession().user;
