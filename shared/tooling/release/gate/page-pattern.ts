/** Equal for two paths that claim the same addresses: ignores parameter names and case. */
export const pagePattern = (path: string) =>
  path
    .replace(/:\w+/g, ':x')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();

const segmentsOf = (path: string) => pagePattern(path).split('/').filter(Boolean);

/** Whether one address fits both paths: `:x` stands for any segment, `?` for one that may be missing, `*` for all that follow. */
export const pathsOverlap = (one: string, other: string) => fitTogether(segmentsOf(one), segmentsOf(other));

function fitTogether(one: string[], other: string[]): boolean {
  const [first, ...rest] = one;
  const [otherFirst, ...otherRest] = other;
  if (first === '*' || otherFirst === '*') return true;
  if (first?.endsWith('?') && fitTogether(rest, other)) return true;
  if (otherFirst?.endsWith('?') && fitTogether(one, otherRest)) return true;
  if (first === undefined || otherFirst === undefined) return first === otherFirst;
  const [name, otherName] = [first, otherFirst].map((segment) => segment.replace(/\?$/, ''));
  return [name, otherName].includes(':x') || name === otherName ? fitTogether(rest, otherRest) : false;
}
