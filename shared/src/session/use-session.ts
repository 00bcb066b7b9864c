import { useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { sessionAtom, type Session } from './session-atom.ts';

/** The session on a server, and in a browser's first render of its markup. */
const unknown: Session = { loading: true, user: null };

const whole = (session: Session) => session;
const userOf = ({ user }: Session) => user;

const useOfSession = <Part>(partOf: (session: Session) => Part): Part => {
  const store = useStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(sessionAtom, onChange), [store]);
  return useSyncExternalStore(
    subscribe,
    () => partOf(store.get(sessionAtom)),
    () => partOf(unknown),
  );
};

export const useSession = (): Session => useOfSession(whole);

/** Renders again when the user changes, not when the session check ends without one. */
export const useUser = () => useOfSession(userOf);
