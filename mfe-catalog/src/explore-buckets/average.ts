import type { CatalogTotals } from '@marketplace/shared/contracts';

/** Modules per bucket, rounded. No buckets count as one. */
export const averageOf = ({ modules, buckets }: CatalogTotals) => Math.round(modules / Math.max(buckets, 1));
