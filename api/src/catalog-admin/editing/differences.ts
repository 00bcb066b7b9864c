/** The fields in which two states differ, as they were and as they are. */
export function differences(before: object, after: object) {
  const was: Record<string, unknown> = {};
  const is: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    const old: unknown = Reflect.get(before, name);
    if (JSON.stringify(old) === JSON.stringify(value)) continue;
    was[name] = old;
    is[name] = value;
  }
  return { before: was, after: is };
}
