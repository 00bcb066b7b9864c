/** What two paths have in common when they claim the same addresses: parameters by any name, letters in any case. */
export const pagePattern = (path: string) =>
  path
    .replace(/:\w+/g, ':x')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
