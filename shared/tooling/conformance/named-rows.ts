const bracket = /\[([^[\]]+)\]/g;
const row = /^[A-Z]+-\d+$/;

/**
 * The rows and decisions in brackets in a test's name: `[NAV-15, CONST-18]`. If a bracket has one, everything in it counts as
 * one, so that typos are found.
 */
export const namedRows = (name: string): string[] =>
  [...name.matchAll(bracket)]
    .map(([, inside = '']) => inside.split(',').map((id) => id.trim()))
    .filter((ids) => ids.some((id) => row.test(id)))
    .flat();
