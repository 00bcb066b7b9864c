/** Id of the user who owns this tab's storage; nobody until somebody signs in. */
const OWNER = 'tab-owner';

/** Keys that belong to the tab, not to a user: its release overrides. */
const IMPERSONAL = ['composition-overrides'];

const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    // Blocked storage holds nothing.
    return undefined;
  }
};

const listeners = new Set<() => void>();

/** Calls back when a user's data in this tab must be cleared, for data outside of the storage. */
export const onTabForgotten = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Clears what was typed in this tab: drafts, a checkout. */
export const forgetTab = () => {
  const kept = storage();
  for (const key of Object.keys(kept ?? {})) if (!IMPERSONAL.includes(key)) kept?.removeItem(key);
  listeners.forEach((listener) => listener());
};

/** Makes this user the owner of the tab's storage, and clears another user's data. A visitor's drafts stay. */
export const claimTab = (userId: string) => {
  const owner = storage()?.getItem(OWNER);
  if (owner && owner !== userId) forgetTab();
  try {
    storage()?.setItem(OWNER, userId);
  } catch {
    // Without a storage there is nothing to own.
  }
};

/** Whether this tab's storage may be shown to a user, or to a visitor (null). */
export const isTabOf = (userId: string | null) => {
  const owner = storage()?.getItem(OWNER) ?? null;
  return owner === null || owner === userId;
};
