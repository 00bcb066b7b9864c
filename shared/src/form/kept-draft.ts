/** A draft belongs to its tab: it outlives a reload, and nobody else on this device sees it. */
const keyOf = (name: string) => `marketplace-draft-${name}`;

const isLike = (value: unknown, example: unknown) =>
  Array.isArray(example)
    ? Array.isArray(value) && value.every((entry) => typeof entry === 'string')
    : typeof value === typeof example;

/** What was kept of a draft, as far as its fields still are what they were. */
export const readDraft = <T extends object>(name: string, empty: T): Partial<T> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    const fields = Object.entries(kept ?? {}).filter(([field, value]) => isLike(value, Reflect.get(empty, field)));
    return Object.fromEntries(fields) as Partial<T>;
  } catch {
    // Blocked storage, or not ours: there is no draft.
    return {};
  }
};

export const keepDraft = (name: string, draft: object) => {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // The draft then lives as long as the page.
  }
};
