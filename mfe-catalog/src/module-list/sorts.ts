import type { ModuleSort } from '@marketplace/shared/contracts';

/** How a list can be sorted, by the word in the address. */
export const sorts = {
  rank: { label: 'Recommended' },
  name: { label: 'Name' },
  rating: { label: 'Rating' },
  downloads: { label: 'Installations' },
} as const satisfies Partial<Record<ModuleSort, { label: string }>>;
export type Sort = keyof typeof sorts;

export const isSort = (value: string | null): value is Sort => value !== null && Object.hasOwn(sorts, value);
