import { getDefaultStore } from 'jotai';
import { AnyFields, CarriedTokens, type User } from '../contracts/index.ts';
import { accessToken, isNoResponse, isSignedOut, keepTokens, marketplace, responseCache } from '../http/index.ts';
import { readerOf, tryRead } from '../reading/index.ts';
import { readUser } from './read-user.ts';
import { sessionAtom, type Session } from './session-atom.ts';
import { claimTab, forgetTab, keepsTyped } from './tab-memory.ts';

const store = getDefaultStore();

export interface Replaced {
  before: User;
  now: User;
  /** What was typed in this tab is kept for `before`. */
  kept: boolean;
  /** The page had changes that it can't keep. */
  lost: boolean;
}

const replacedListeners = new Set<(replaced: Replaced) => void>();

/** Calls back when this tab shows another user, who signed in elsewhere. */
export const onReplaced = (listener: (replaced: Replaced) => void) => {
  replacedListeners.add(listener);
  return () => void replacedListeners.delete(listener);
};

/** Asks the page, as closing the tab would. */
const hasUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** The user this tab showed before a check without a response. */
let shownBefore: User | null = null;

/** Shows the user that a check has found. */
const takeOver = (user: User | null) => {
  const before = store.get(sessionAtom).user ?? shownBefore;
  shownBefore = null;
  // Without a listener, as on another site, the page isn't asked.
  if (!before || !user || before.id === user.id || replacedListeners.size === 0) return setUser(user);
  const replaced = { before, now: user, kept: keepsTyped(), lost: hasUnsaved() };
  setUser(user);
  replacedListeners.forEach((listener) => listener(replaced));
};

const setUser = (user: User | null) => {
  if (user) claimTab(user.id);
  const known = store.get(sessionAtom).user;
  // The same object, so that nothing that depends on it starts again.
  store.set(sessionAtom, { loading: false, user: JSON.stringify(user) === JSON.stringify(known) ? known : user });
};

/** Key in local storage, written last at each sign-in, so that other tabs see it after the tokens. */
export const SIGNED_IN_AS_KEY = 'signedInAs';

type Unchecked = NonNullable<Session['unchecked']>;

const askWho = async (early?: Promise<unknown>): Promise<User | null | Unchecked> => {
  try {
    const answer = (await early) ?? (await marketplace.get('/auth/check-auth')).data;
    const { user, userAccess } = readerOf(AnyFields)(answer);
    return readUser(user, userAccess);
  } catch (error) {
    if (!accessToken() || isSignedOut(error)) return null;
    return isNoResponse(error) ? 'no-response' : 'server-error';
  }
};

/** Delay before a check at the start that failed is repeated, while the page still waits for it, in milliseconds. */
const CHECK_TWICE = 500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Delays between unanswered session checks, in milliseconds; the last one repeats. */
const CHECK_AGAIN = [1_000, 2_000, 5_000, 10_000, 30_000];
let latest = {};
let unanswered = 0;
let nextCheck: ReturnType<typeof setTimeout> | undefined;

const checkLater = () => {
  const delay = CHECK_AGAIN[Math.min(unanswered, CHECK_AGAIN.length - 1)];
  unanswered += 1;
  nextCheck = setTimeout(() => accessToken() && void checkSession(), delay);
};

const stillSignedInAs = ({ id }: User) => {
  try {
    // Nobody on another site's page, whose tokens belong only to that page.
    return localStorage.getItem(SIGNED_IN_AS_KEY)?.startsWith(`${id} `) ?? true;
  } catch {
    return true;
  }
};

/**
 * Asks the server who is signed in, once more if the first check fails; loading ends either way. A refusal means
 * nobody. Without a response the known user stays, and the check repeats until there is one. `early` is a response that
 * was requested with the same token; undefined counts as none.
 */
export const checkSession = async (early?: Promise<unknown>) => {
  clearTimeout(nextCheck);
  const { era } = responseCache;
  const check = (latest = {});
  let user = await askWho(early);
  if (typeof user === 'string' && store.get(sessionAtom).loading) {
    await pause(CHECK_TWICE);
    user = await askWho();
  }
  // A sign-in, a sign-out or a newer check takes precedence.
  if (responseCache.era !== era || latest !== check) return;
  if (typeof user !== 'string') {
    unanswered = 0;
    takeOver(user);
    return;
  }
  const known = store.get(sessionAtom).user;
  if (known && stillSignedInAs(known)) setUser(known);
  else {
    shownBefore = known ?? shownBefore;
    store.set(sessionAtom, { loading: false, user: null, unchecked: user });
  }
  checkLater();
};

let checking: Promise<void> | undefined;

/** Reads the signed-in user again, once for all requests that were refused at the same time. */
export const checkAgain = () => {
  if (store.get(sessionAtom).user) checking ??= checkSession().finally(() => (checking = undefined));
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
  shownBefore = null;
  setUser(user);
  tellOtherTabs(user.id);
  return user;
};

/** Applies users' changes of their own account everywhere, even in other tabs; keeps the response cache. */
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
  shownBefore = null;
  if (left) forgetTab();
  store.set(sessionAtom, { loading: false, user: null, left });
};
