/** Whose this tab's memory is, by id; nobody's until somebody signs in. */
const OWNER = 'tab-owner';

/** What belongs to the tab, whoever sits at it: which releases it is composed of. */
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

/** Calls back when what somebody left in this tab has to go, for what is kept outside of the storage. */
export const onTabForgotten = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Forgets what was typed and kept in this tab: drafts, a checkout. */
export const forgetTab = () => {
  const kept = storage();
  for (const key of Object.keys(kept ?? {})) if (!IMPERSONAL.includes(key)) kept?.removeItem(key);
  listeners.forEach((listener) => listener());
};

/** The tab's memory is this user's from now on; what another one left in it goes. What a visitor typed stays. */
export const claimTab = (userId: string) => {
  const owner = storage()?.getItem(OWNER);
  if (owner && owner !== userId) forgetTab();
  try {
    storage()?.setItem(OWNER, userId);
  } catch {
    // Without a storage there is nothing to own.
  }
};

/** Whether what is kept in this tab may be shown to a user, or to a visitor: null. */
export const isTabOf = (userId: string | null) => {
  const owner = storage()?.getItem(OWNER) ?? null;
  return owner === null || owner === userId;
};
