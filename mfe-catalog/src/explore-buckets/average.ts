import type { CatalogTotals } from '@marketplace/shared/contracts';

/** Modules per bucket, rounded; of no buckets as of one. */
export const averageOf = ({ modules, buckets }: CatalogTotals) => Math.round(modules / Math.max(buckets, 1));
