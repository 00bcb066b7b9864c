import { getDefaultStore } from 'jotai';
import { AnyFields, CarriedTokens, type User } from '../contracts/index.ts';
import { accessToken, keepTokens, marketplace, responseCache, statusOf } from '../http/index.ts';
import { readerOf, tryRead } from '../reading/index.ts';
import { readUser } from './read-user.ts';
import { sessionAtom } from './session-atom.ts';
import { mayLeave } from './sign-out-question.ts';
import { claimTab, forgetTab } from './tab-memory.ts';

const store = getDefaultStore();

const setUser = (user: ReturnType<typeof readUser>) => {
  if (user) claimTab(user.id);
  store.set(sessionAtom, { loading: false, user });
};

/** In local storage: written with every sign-in, last, so that other tabs see it when the tokens are there. */
export const SIGNED_IN_AS_KEY = 'signedInAs';

const NO_ANSWER = 'no answer';

const askWho = async () => {
  try {
    const { user, userAccess } = readerOf(AnyFields)((await marketplace.get('/auth/check-auth')).data);
    return readUser(user, userAccess);
  } catch (error) {
    return accessToken() && ![401, 403].includes(statusOf(error) ?? 0) ? NO_ANSWER : null;
  }
};

/** In milliseconds from a check without an answer to the next one; the last stands for all that follow. */
const CHECK_AGAIN = [1_000, 2_000, 5_000, 10_000, 30_000];
let unanswered = 0;
let nextCheck: ReturnType<typeof setTimeout> | undefined;

const checkLater = () => {
  const delay = CHECK_AGAIN[Math.min(unanswered, CHECK_AGAIN.length - 1)];
  unanswered += 1;
  nextCheck = setTimeout(() => accessToken() && void checkSession(), delay);
};

const stillSignedInAs = ({ id }: User) => {
  try {
    return localStorage.getItem(SIGNED_IN_AS_KEY)?.startsWith(`${id} `) ?? false;
  } catch {
    return false;
  }
};

/**
 * Asks the server who is signed in; loading ends either way. A refusal means nobody. No answer means nothing: whoever is
 * known stays, and the server is asked again until it answers.
 */
export const checkSession = async () => {
  clearTimeout(nextCheck);
  const { era } = responseCache;
  const user = await askWho();
  // Whoever signed in or out meanwhile knows better.
  if (responseCache.era !== era) return;
  if (user !== NO_ANSWER) {
    unanswered = 0;
    setUser(user);
    return;
  }
  const known = store.get(sessionAtom).user;
  if (known && stillSignedInAs(known)) setUser(known);
  else store.set(sessionAtom, { loading: false, user: null, unchecked: true });
  checkLater();
};

const tellOtherTabs = (userId: string) => {
  try {
    localStorage.setItem(SIGNED_IN_AS_KEY, `${userId} ${Date.now()}`);
  } catch {
    // Other tabs then learn of it with their next call.
  }
};

/** Takes over what a successful login answered; null when the account must first replace a temporary password. */
export const signIn = (answer: unknown) => {
  const { userData, userAccess } = tryRead(AnyFields, answer) ?? {};
  const user = readUser(userData, userAccess);
  if (!user || user.tempPassword) return null;
  keepTokens({ ...tryRead(CarriedTokens, userData), ...tryRead(CarriedTokens, answer) });
  responseCache.clear();
  setUser(user);
  tellOtherTabs(user.id);
  return user;
};

/** Shows everywhere, in other tabs as well, what users changed of their own account; what was read before stays. */
export const changeUser = (change: Partial<Pick<User, 'name' | 'phone' | 'timeZone'>>) => {
  const { user } = store.get(sessionAtom);
  if (!user) return;
  setUser({ ...user, ...change });
  tellOtherTabs(user.id);
};

/**
 * Forgets user and cached answers, when the tokens are gone already. What was typed here waits for its author, unless they
 * `left` on purpose.
 */
export const loseSession = ({ left = false } = {}) => {
  responseCache.clear();
  if (left) forgetTab();
  store.set(sessionAtom, { loading: false, user: null, left });
};

const clearStorage = () => {
  try {
    localStorage.clear();
  } catch {
    // Blocked storage holds nothing.
  }
};

/** In milliseconds until somebody who wants to leave waits no longer for the server. */
const LOGOUT_TIME_LIMIT = 5_000;

/**
 * Posts the logout, then clears user, cached answers and all local storage; a failing call clears all the same. False when
 * the user was asked first and stays.
 */
export const signOut = async (): Promise<boolean> => {
  if (!(await mayLeave())) return false;
  try {
    await marketplace.post('/auth/logout', undefined, { timeout: LOGOUT_TIME_LIMIT });
  } catch {
    // The server learns of it when the tokens expire.
  }
  clearStorage();
  loseSession({ left: true });
  return true;
};
