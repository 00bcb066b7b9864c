/** Id of the user who owns this tab's storage; nobody until someone signs in. */
const OWNER = 'tab-owner';

/** Prefix of the keys of an earlier owner, replaced by someone else. */
const asideOf = (userId: string) => `tab-aside-${userId}-`;

/** Keys that belong to the tab, not to a user: its release overrides. */
const IMPERSONAL = ['composition-overrides'];

/** What people have typed, but not where they have scrolled. */
const TYPED = /^(marketplace-|checkout-)/;

const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    // Blocked storage holds nothing.
    return undefined;
  }
};

const keys = () => Object.keys(storage() ?? {}).filter((key) => !IMPERSONAL.includes(key));

const listeners = new Set<() => void>();

/** Calls back when a user's data in this tab must no longer be shown, for data outside of the storage. */
export const onTabForgotten = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Clears what anyone typed in this tab: drafts, a checkout. */
export const forgetTab = () => {
  for (const key of keys()) storage()?.removeItem(key);
  listeners.forEach((listener) => listener());
};

/** Whether this tab holds something that its owner typed. */
export const keepsTyped = () => keys().some((key) => TYPED.test(key));

const rename = (from: string, to: string) => {
  const value = storage()?.getItem(from);
  storage()?.removeItem(from);
  if (typeof value === 'string') storage()?.setItem(to, value);
};

/** Keeps what this user typed until they are back or someone signs out; nobody else sees it. */
const setAside = (userId: string) => {
  for (const key of keys()) if (key !== OWNER && !key.startsWith('tab-aside-')) rename(key, asideOf(userId) + key);
  listeners.forEach((listener) => listener());
};

const takeBack = (userId: string) => {
  const prefix = asideOf(userId);
  for (const key of keys()) if (key.startsWith(prefix)) rename(key, key.slice(prefix.length));
};

/** Makes this user the owner of the tab's storage, and sets another user's data aside. A visitor's drafts stay. */
export const claimTab = (userId: string) => {
  const owner = storage()?.getItem(OWNER);
  try {
    if (owner && owner !== userId) {
      setAside(owner);
      takeBack(userId);
    }
    storage()?.setItem(OWNER, userId);
  } catch {
    // Without storage, there is nothing to own.
  }
};

/** Whether this tab's storage may be shown to a user, or to a visitor (null). */
export const isTabOf = (userId: string | null) => {
  const owner = storage()?.getItem(OWNER) ?? null;
  return owner === null || owner === userId;
};
