/** The areas of the acceptance checklist with the number of their last row. */
export const areas = {
  ROUTE: 29,
  GUARD: 15,
  NAV: 42,
  DASH: 35,
  SEARCH: 11,
  MYMOD: 22,
  BUCKETS: 17,
  SWITCH: 5,
  LAYOUT: 11,
  PRIV: 4,
  AUTH: 42,
  CONTACT: 20,
  NEWS: 12,
  LOADER: 4,
  ERR: 15,
  OFFLINE: 9,
  CART: 32,
  QUEUE: 7,
  SESSION: 12,
  ENTITY: 36,
  VALID: 34,
  ROLE: 14,
  CALL: 60,
  CONST: 29,
  IMG: 9,
  OTHER: 5,
};

export type Area = keyof typeof areas;

/** Numbers that the checklist never used. */
export const unusedRows = ['MYMOD-05'];

/** The number of the last decision; tests may name decisions (`A-13`) besides rows. */
export const DECISIONS = 71;
