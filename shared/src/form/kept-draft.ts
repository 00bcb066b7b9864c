/** A draft belongs to its tab: it survives a reload, and nobody else on this device sees it. */
const keyOf = (name: string) => `marketplace-draft-${name}`;

const isLike = (value: unknown, example: unknown) =>
  Array.isArray(example)
    ? Array.isArray(value) && value.every((entry) => typeof entry === 'string')
    : typeof value === typeof example;

/** The stored draft, as far as its fields still have the same types. */
export const readDraft = <T extends object>(name: string, empty: T): Partial<T> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    const fields = Object.entries(kept ?? {}).filter(([field, value]) => isLike(value, Reflect.get(empty, field)));
    return Object.fromEntries(fields) as Partial<T>;
  } catch {
    // Storage is blocked, or the value isn't ours: no draft.
    return {};
  }
};

export const keepDraft = (name: string, draft: object) => {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // The draft then lasts as long as the page.
  }
};
