import type { BucketWithModules } from '@marketplace/shared/contracts';
import type { Crumb } from '@marketplace/shared/ui';

/** The way to a bucket's page; a category has none. */
export const bucketCrumbs = ({ name, categoryName }: BucketWithModules): Crumb[] => [
  { label: 'Marketplace', to: '/' },
  { label: categoryName },
  { label: name },
];
