import type { Crumb } from '@marketplace/shared/ui';
import { bucketPage, categoryPage } from './paths.ts';

const marketplace: Crumb = { label: 'Marketplace', to: '/' };

interface Place {
  categoryId: string;
  /** The category's name. */
  category: string;
}

/** The breadcrumb from the marketplace to a category, a bucket in it, and a module in that. */
export const categoryCrumbs = (name: string): Crumb[] => [marketplace, { label: name }];

export const bucketCrumbs = ({ categoryId, category }: Place, name: string): Crumb[] => [
  marketplace,
  { label: category, to: categoryPage(categoryId) },
  { label: name },
];

export const moduleCrumbs = (place: Place & { bucketId: string; bucketName: string }, name: string): Crumb[] => [
  ...bucketCrumbs(place, '').slice(0, -1),
  { label: place.bucketName, to: bucketPage(place.bucketId) },
  { label: name },
];
