import type { Category } from '@marketplace/shared/contracts';

/** Buckets of a category that the menu lists. */
export const BUCKETS_SHOWN = 4;

/** Heights in the menu's rows of a quarter of the text's size; its styles give the same. */
const HEADING = 8;
const BUCKET = 8;
const MODULES = 5;
const MORE = 8;
const GAP = 5;

/** The rows that a category takes, so that categories of different heights stand close below each other. */
export const rowsOf = ({ buckets }: Category) => {
  const shown = buckets.slice(0, BUCKETS_SHOWN);
  const listed = shown.reduce((rows, { moduleCount }) => rows + BUCKET + (moduleCount > 0 ? MODULES : 0), 0);
  return HEADING + listed + (buckets.length > BUCKETS_SHOWN ? MORE : 0) + GAP;
};
