import type { Dashboard, DashboardCategory, Slide, TopChoice } from '@marketplace/shared/contracts';
import { listOf } from '@marketplace/shared/data';

const part = (answer: unknown, name: keyof Dashboard): unknown =>
  typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;

/** The dashboard's answer with every part a list, whatever is missing. */
export const readDashboard = (answer: unknown): Dashboard => ({
  slideshow: listOf<Slide>(part(answer, 'slideshow')),
  topChoices: listOf<TopChoice>(part(answer, 'topChoices')),
  categories: listOf<DashboardCategory>(part(answer, 'categories')),
  popularSearches: listOf<string>(part(answer, 'popularSearches')),
  errors: listOf<Dashboard['errors'][number]>(part(answer, 'errors')),
});
