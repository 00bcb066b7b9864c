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

/** Key in local storage, written last at each sign-in, so that other tabs see it after the tokens. */
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

/** Delays between unanswered session checks, in milliseconds; the last one repeats. */
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
 * Asks the server who is signed in; loading ends either way. A refusal means nobody. Without an answer the
 * known user stays, and the check repeats until there is one.
 */
export const checkSession = async () => {
  clearTimeout(nextCheck);
  const { era } = responseCache;
  const user = await askWho();
  // A sign-in or sign-out meanwhile takes precedence.
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
    // Other tabs then notice with their next request.
  }
};

/** Starts a session from a successful login; null if the account must first replace a temporary password. */
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

/** Applies users' changes of their own account everywhere, also in other tabs; keeps the response cache. */
export const changeUser = (change: Partial<Pick<User, 'name' | 'phone' | 'timeZone'>>) => {
  const { user } = store.get(sessionAtom);
  if (!user) return;
  setUser({ ...user, ...change });
  tellOtherTabs(user.id);
};

/**
 * Forgets the user and cached responses after the tokens are gone. Drafts wait for their author, unless they
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

/** How long a sign-out waits for the server, in milliseconds. */
const LOGOUT_TIME_LIMIT = 5_000;

/**
 * Posts the logout, then clears the user, cached responses and all local storage, even if the request fails. False if
 * the user was asked and stays.
 */
export const signOut = async (): Promise<boolean> => {
  if (!(await mayLeave())) return false;
  try {
    await marketplace.post('/auth/logout', undefined, { timeout: LOGOUT_TIME_LIMIT });
  } catch {
    // On the server the session ends when its tokens expire.
  }
  clearStorage();
  loseSession({ left: true });
  return true;
};
