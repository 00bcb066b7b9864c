import type { BucketWithModules } from '@marketplace/shared/contracts';
import type { Crumb } from '@marketplace/shared/ui';

/** The breadcrumb of a bucket's page; a category has no page. */
export const bucketCrumbs = ({ name, categoryName }: BucketWithModules): Crumb[] => [
  { label: 'Marketplace', to: '/' },
  { label: categoryName },
  { label: name },
];
