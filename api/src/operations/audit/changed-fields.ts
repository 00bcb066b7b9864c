type Fields = Record<string, unknown>;

/** The fields that differ between two states, before and after; undefined if none do. */
export function changedFields(before: object, after: object): { before: Fields; after: Fields } | undefined {
  const was: Fields = { ...before };
  const is: Fields = { ...after };
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
  if (names.length === 0) return undefined;
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(was), after: pick(is) };
}
