const bracket = /\[([^[\]]+)\]/g;
const row = /^[A-Z]+-\d+$/;

/**
 * The rows and decisions that a test's name gives in brackets: `[NAV-15, CONST-18]`. A bracket that holds one of them holds nothing
 * else, so that a slip of the pen in one does not go unseen.
 */
export const namedRows = (name: string): string[] =>
  [...name.matchAll(bracket)]
    .map(([, inside = '']) => inside.split(',').map((id) => id.trim()))
    .filter((ids) => ids.some((id) => row.test(id)))
    .flat();
