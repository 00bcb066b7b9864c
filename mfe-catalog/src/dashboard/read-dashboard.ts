import type { CatalogTotals, Dashboard, DashboardCategory, Slide, TopChoice } from '@marketplace/shared/contracts';
import { listOf } from '@marketplace/shared/data';
import { partOf } from './part-of.ts';

const isCount = (value: unknown) => typeof value === 'number';

const readTotals = (totals: unknown): { totals?: CatalogTotals } =>
  isCount(partOf(totals, 'categories')) && isCount(partOf(totals, 'modules'))
    ? { totals: totals as CatalogTotals }
    : {};

/** The dashboard's answer with every part a list, whatever is missing. */
export const readDashboard = (answer: unknown): Dashboard => ({
  slideshow: listOf<Slide>(partOf(answer, 'slideshow')),
  topChoices: listOf<TopChoice>(partOf(answer, 'topChoices')),
  categories: listOf<DashboardCategory>(partOf(answer, 'categories')),
  ...readTotals(partOf(answer, 'totals')),
  popularSearches: listOf<string>(partOf(answer, 'popularSearches')),
  errors: listOf<Dashboard['errors'][number]>(partOf(answer, 'errors')),
});
