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
  PRIV: 'all',
  AUTH: 'all',
  CONTACT: 'all',
  NEWS: 'all',
  LOADER: 'all',
  ERR: 'all',
  OFFLINE: 'all',
  CART: 'all',
  QUEUE: 'all',
  SESSION: 'all',
  IMG: 'all',
  ENTITY: 'all',
  VALID: 'all',
  ROLE: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14],
  CALL: [
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 29, 30, 31, 32, 33, 34,
    35, 36, 37, 38, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
  ],
  CONST: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27],
  OTHER: [1, 2, 4, 5],
};
