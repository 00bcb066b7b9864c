import { getDefaultStore } from 'jotai';
import { keepTokens, marketplace, responseCache } from '../http/index.ts';
import { announceSessionChange } from './other-tabs.ts';
import { readUser } from './read-user.ts';
import { sessionAtom } from './session-atom.ts';

const store = getDefaultStore();

const setUser = (user: ReturnType<typeof readUser>) => store.set(sessionAtom, { loading: false, user });

/** Asks the server who is signed in. A failure means nobody; loading ends either way. */
export const checkSession = async () => {
  try {
    const { data } = await marketplace.get<{ user?: unknown; userAccess?: unknown }>('/auth/check-auth');
    setUser(readUser(data.user, data.userAccess));
  } catch {
    setUser(null);
  }
};

/** Takes over what a successful login answered; null when the account must first replace a temporary password. */
export const signIn = (answer: unknown) => {
  const login = answer as { userData?: Record<string, unknown>; accessToken?: string; refreshToken?: string };
  const user = readUser(login.userData, (answer as { userAccess?: unknown }).userAccess);
  if (!user || user.tempPassword) return null;
  keepTokens({ ...login.userData, ...login });
  responseCache.clear();
  setUser(user);
  announceSessionChange();
  return user;
};

/** Forgets user and cached answers, when the tokens are gone already; what else is kept here stays. */
export const loseSession = () => {
  responseCache.clear();
  setUser(null);
};

/** Forgets user, cached answers and all local storage; nothing is written back. */
export const forgetSession = () => {
  try {
    localStorage.clear();
  } catch {
    // Blocked storage holds nothing.
  }
  loseSession();
};

/** Posts the logout, then clears; a failing call clears all the same. */
export const signOut = async () => {
  try {
    await marketplace.post('/auth/logout');
  } catch {
    // The server learns of it when the tokens expire.
  }
  forgetSession();
  announceSessionChange();
};
