import type { Dashboard } from '@marketplace/shared/contracts';
import type { Database } from '../../db/index.ts';
import { listDashboardCategories } from './dashboard-categories.ts';
import { byRank, isPublished, selectCards } from './module-columns.ts';
import { popularSearches } from './popular-searches.ts';
import { listActiveSlides, listTopChoices } from './showcase-store.ts';

const popularFrom = 15;

export interface DashboardParts {
  slideshow: () => Promise<Dashboard['slideshow']>;
  topChoices: () => Promise<Dashboard['topChoices']>;
  categories: () => Promise<Pick<Dashboard, 'categories' | 'index' | 'totals'>>;
  popularSearches: () => Promise<string[]>;
}

export const dashboardParts = (db: Database): DashboardParts => ({
  slideshow: () => listActiveSlides(db),
  topChoices: () => listTopChoices(db),
  categories: () => listDashboardCategories(db),
  popularSearches: async () =>
    popularSearches(
      await selectCards(db)
        .where(isPublished)
        .orderBy(...byRank)
        .limit(popularFrom),
    ),
});

/** A part that fails is empty and named; the rest is still shown. */
export async function composeDashboard(parts: DashboardParts): Promise<Dashboard> {
  const errors: Dashboard['errors'] = [];
  const part = <T>(name: Dashboard['errors'][number], load: () => Promise<T>, without: T): Promise<T> =>
    load().catch(() => {
      errors.push(name);
      return without;
    });
  const [slideshow, topChoices, listed, searches] = await Promise.all([
    part('slideshow', parts.slideshow, []),
    part('topChoices', parts.topChoices, []),
    part('categories', parts.categories, { categories: [] }),
    parts.popularSearches().catch(() => popularSearches([])),
  ]);
  return { slideshow, topChoices, ...listed, popularSearches: searches, errors };
}
