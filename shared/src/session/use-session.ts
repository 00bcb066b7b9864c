import { useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { sessionAtom, type Session } from './session-atom.ts';

/** The session on a server, and in a browser's first render of its markup. */
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
