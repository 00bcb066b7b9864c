import type { Category } from '@marketplace/shared/contracts';

/** The counts of the tiles. The average is rounded, and divides by one if there are no buckets. */
export const bucketTotals = (categories: Category[]) => {
  const buckets = categories.flatMap((category) => category.buckets);
  const modules = buckets.reduce((sum, bucket) => sum + bucket.moduleCount, 0);
  return {
    categories: categories.length,
    buckets: buckets.length,
    modules,
    average: Math.round(modules / Math.max(buckets.length, 1)),
  };
};
