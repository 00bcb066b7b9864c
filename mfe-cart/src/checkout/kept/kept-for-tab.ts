/** What this tab keeps over a reload. Blocked or full storage keeps nothing, and nothing depends on it. */
const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

const PREFIX = 'checkout-';

/** Undefined when nothing is kept under the name, or somebody else's. */
export const keptForTab = <T>(name: string, owner: string): T | undefined => {
  try {
    const kept = JSON.parse(storage()?.getItem(PREFIX + name) ?? 'null') as { owner: string; value: T } | null;
    return kept?.owner === owner ? kept.value : undefined;
  } catch {
    return undefined;
  }
};

export const keepForTab = (name: string, owner: string, value: unknown) => {
  try {
    storage()?.setItem(PREFIX + name, JSON.stringify({ owner, value }));
  } catch {
    // A full storage only means that a reload begins with what the server has.
  }
};

export const forgetForTab = (name: string) => storage()?.removeItem(PREFIX + name);
