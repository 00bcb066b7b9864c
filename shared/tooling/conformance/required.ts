import type { Area } from './areas.ts';

/** What must be proven: whole areas, or rows by number. A new area is one line. */
export const required: Partial<Record<Area, 'all' | number[]>> = {
  ROUTE: 'all',
  GUARD: 'all',
  NAV: 'all',
  DASH: 'all',
  SEARCH: 'all',
  MYMOD: 'all',
  BUCKETS: 'all',
  SWITCH: 'all',
  LAYOUT: 'all',
  AUTH: 'all',
  LOADER: 'all',
  ERR: 'all',
  OFFLINE: 'all',
  SESSION: 'all',
  IMG: 'all',
  ENTITY: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
  VALID: [13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
  ROLE: [1, 2, 3, 4, 5, 6, 7, 9],
  CALL: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 57, 58],
  CONST: [1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26, 27],
};
