/** Most kilobytes (1,000 bytes) of compressed scripts that the first load of a page may take. */
export const budget: Record<string, number> = {
  '/': 200,
  '/module?id=attendance': 200,
  '/bucket?id=core-hr': 200,
  '/tutorial': 200,
  '/coming-soon': 200,
  '/login': 200,
  '/contactus': 200,
  '/ticket': 200,
  '/demo': 200,
  '/privacy': 200,
};
