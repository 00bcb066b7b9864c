import { useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { sessionAtom, type Session } from './session-atom.ts';

/** What a server knows of who is there, and so a browser in the first render of what came from there. */
const unknown: Session = { loading: true, user: null };

export const useSession = (): Session => {
  const store = useStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(sessionAtom, onChange), [store]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(sessionAtom),
    () => unknown,
  );
};

export const useUser = () => useSession().user;
