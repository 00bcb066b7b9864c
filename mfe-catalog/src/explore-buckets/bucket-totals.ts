import type { Category } from '@marketplace/shared/contracts';

/** What the tiles count; the average is rounded, and no bucket counts as one. */
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
