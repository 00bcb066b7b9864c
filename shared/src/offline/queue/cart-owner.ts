import { getDefaultStore } from 'jotai';
import { isPaymentAdmin } from '../../session/roles.ts';
import { sessionAtom } from '../../session/session-atom.ts';
import { SIGNED_IN_AS_KEY } from '../../session/session.ts';

/** Id of the signed-in user, if they may use the cart. */
export const cartOwner = (): string | null => {
  const { loading, user } = getDefaultStore().get(sessionAtom);
  return !loading && user && isPaymentAdmin(user) ? user.id || user.email : null;
};

const signedInId = () => {
  try {
    return localStorage.getItem(SIGNED_IN_AS_KEY)?.split(' ')[0] ?? '';
  } catch {
    return '';
  }
};

/** Whether a request sent now would be this user's. Another tab may have signed in someone else. */
export const isSignedIn = (owner: string): boolean => cartOwner() === owner && ['', owner].includes(signedInId());
