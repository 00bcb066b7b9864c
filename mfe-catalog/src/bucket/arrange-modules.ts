import type { ModuleCard } from '@marketplace/shared/contracts';
import { byRank } from '../module-card/rank.ts';

export const sorts = {
  rank: 'Recommended',
  name: 'Name',
  rating: 'Rating',
  downloads: 'Installations',
} as const;
export type Sort = keyof typeof sorts;

export const isSort = (value: string | null): value is Sort => value !== null && Object.hasOwn(sorts, value);

const comparisons: Record<Sort, (a: ModuleCard, b: ModuleCard) => number> = {
  rank: byRank,
  name: (a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1),
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  downloads: (a, b) => b.downloads - a.downloads,
};

const matches = (filter: string) => {
  const wanted = filter.trim().toLowerCase();
  return ({ name, tagline, tags }: ModuleCard) =>
    [name, tagline, ...tags].some((text) => text.toLowerCase().includes(wanted));
};

/** Filtered by what is typed, then sorted. */
export const arrangeModules = (modules: ModuleCard[], filter: string, sort: Sort) =>
  modules.filter(matches(filter)).sort(comparisons[sort]);
