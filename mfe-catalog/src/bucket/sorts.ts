import type { ModuleSort } from '@marketplace/shared/contracts';

interface SortOption {
  label: string;
  /** The API's name for it. */
  order: ModuleSort;
}

/** How a bucket can be sorted, by the word in the address. */
export const sorts = {
  rank: { label: 'Recommended', order: 'rank' },
  name: { label: 'Name', order: 'name,asc' },
  rating: { label: 'Rating', order: 'rating,desc' },
  downloads: { label: 'Installations', order: 'downloads,desc' },
} as const satisfies Record<string, SortOption>;
export type Sort = keyof typeof sorts;

export const isSort = (value: string | null): value is Sort => value !== null && Object.hasOwn(sorts, value);
