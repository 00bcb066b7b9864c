import type { ListedCategory } from '@marketplace/shared/contracts';

/** How many buckets of a category the menu lists. */
export const BUCKETS_SHOWN = 4;

/** Heights in grid rows of a quarter of the font size, as in the menu's styles. */
const HEADING = 8;
const BUCKET = 8;
const MODULES = 5;
const MORE = 8;
const GAP = 5;

/** The grid rows that a category spans, so that categories of different heights pack closely. */
export const rowsOf = ({ buckets, bucketCount }: ListedCategory) => {
  const shown = buckets.slice(0, BUCKETS_SHOWN);
  const listed = shown.reduce((rows, { moduleCount }) => rows + BUCKET + (moduleCount > 0 ? MODULES : 0), 0);
  return HEADING + listed + (bucketCount > shown.length ? MORE : 0) + GAP;
};
