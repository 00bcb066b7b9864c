import { LogoutAnswer } from '../contracts/index.ts';
import { marketplace } from '../http/index.ts';
import { tryRead } from '../reading/index.ts';
import { leaveTo } from '../router/leave-to.ts';
import { loseSession } from './session.ts';
import { mayLeave } from './sign-out-question.ts';

const clearStorage = () => {
  try {
    localStorage.clear();
  } catch {
    // Blocked storage holds nothing.
  }
};

/** How long a sign-out waits for the server, in milliseconds. */
const LOGOUT_TIME_LIMIT = 5_000;

/** Where to sign out at the session's provider, if it supports that. */
const postLogout = async (): Promise<string | undefined> => {
  try {
    const { data } = await marketplace.post('/auth/logout', undefined, { timeout: LOGOUT_TIME_LIMIT });
    return tryRead(LogoutAnswer, data)?.signOutUrl;
  } catch {
    // On the server the session ends when its tokens expire.
    return undefined;
  }
};

const leaveHere = () => {
  clearStorage();
  loseSession({ left: true });
};

/**
 * Posts the logout, then clears the user, cached responses and all local storage, even if the request fails. False if
 * the caller has nowhere to go: the user was asked and stays, or the browser goes to their provider, to sign out there.
 */
export const signOut = async (): Promise<boolean> => {
  if (!(await mayLeave())) return false;
  const signOutUrl = await postLogout();
  leaveHere();
  if (signOutUrl === undefined) return true;
  try {
    leaveTo(signOutUrl);
    return false;
  } catch {
    return true;
  }
};

/**
 * Ends the sessions of all devices, then does here what `signOut` does. False if the user was asked and stays.
 * @throws the failed request, which leaves everything as it was
 */
export const signOutEverywhere = async (): Promise<boolean> => {
  if (!(await mayLeave())) return false;
  await marketplace.post('/auth/sessions/revoke-all');
  leaveHere();
  return true;
};
