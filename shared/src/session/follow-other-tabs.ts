import { getDefaultStore } from 'jotai';
import { accessToken, REFRESH_TOKEN_KEY, responseCache } from '../http/index.ts';
import { sessionAtom } from './session-atom.ts';
import { checkSession, loseSession, SIGNED_IN_AS_KEY } from './session.ts';

interface Told {
  /** The user of this tab signed out in another one. */
  onSignedOut: () => void;
}

const signedIn = () => getDefaultStore().get(sessionAtom).user !== null;

const lookAgain = () => {
  responseCache.clear();
  void checkSession();
};

/** What another tab did to the storage that all tabs share. Its order is kept, unlike that of storage and messages. */
const onStorage =
  ({ onSignedOut }: Told) =>
  ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    if (key === SIGNED_IN_AS_KEY && newValue !== null) lookAgain();
    else if (key === null && signedIn()) {
      loseSession({ left: true });
      onSignedOut();
    } else if (key === REFRESH_TOKEN_KEY && newValue === null && signedIn()) loseSession();
  };

/** A page that comes back from the browser's history slept through whatever happened. */
const onShow = ({ persisted }: Pick<PageTransitionEvent, 'persisted'>) => {
  if (!persisted) return;
  if (accessToken()) lookAgain();
  else if (signedIn()) loseSession({ left: true });
};

/**
 * Keeps this tab in step with what other tabs do to the session: it forgets the user at once when they sign out or lose it,
 * and asks who is there when they sign in. Nothing is reloaded, so that what somebody is writing here stays. Returns how to
 * stop.
 */
export const followOtherTabs = (told: Told) => {
  const follow = onStorage(told);
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', onShow);
  };
};
