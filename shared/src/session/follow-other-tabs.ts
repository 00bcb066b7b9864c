import { getDefaultStore } from 'jotai';
import { accessToken, REFRESH_TOKEN_KEY, responseCache } from '../http/index.ts';
import { sessionAtom } from './session-atom.ts';
import { checkSession, loseSession, SIGNED_IN_AS_KEY } from './session.ts';

interface Told {
  /** The user signed out in another tab. */
  onSignedOut: () => void;
}

const signedIn = () => getDefaultStore().get(sessionAtom).user !== null;

const lookAgain = () => {
  responseCache.clear();
  void checkSession();
};

/** Another tab's changes of the shared storage. Their order is kept, unlike that of storage and messages. */
const onStorage =
  ({ onSignedOut }: Told) =>
  ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    if (key === SIGNED_IN_AS_KEY && newValue !== null) lookAgain();
    else if (key === null && signedIn()) {
      loseSession({ left: true });
      onSignedOut();
    } else if (key === REFRESH_TOKEN_KEY && newValue === null && signedIn()) loseSession();
  };

/** A page restored from the browser's history missed all events. */
const onShow = ({ persisted }: Pick<PageTransitionEvent, 'persisted'>) => {
  if (!persisted) return;
  if (accessToken()) lookAgain();
  else if (signedIn()) loseSession({ left: true });
};

/**
 * Keeps this tab in step with sessions in other tabs: forgets the user at once when they sign out or lose their session,
 * and checks the session when they sign in. Nothing reloads, so drafts stay. Returns a function that
 * stops.
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
