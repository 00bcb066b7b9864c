import { readerOf } from '@marketplace/shared/data';
import { type CatalogTotals, DashboardCategories, type DashboardCategory } from '@marketplace/shared/contracts';
import { SkeletonCards } from '@marketplace/shared/ui';
import { Section } from '../dashboard/section.tsx';
import { CategorySection } from './category-section.tsx';
import { ShowMore } from './show-more.tsx';
import { useContinued } from './use-continued.ts';

const read = readerOf(DashboardCategories);

const countModules = (categories: DashboardCategory[]) =>
  categories.reduce((sum, { buckets }) => sum + buckets.reduce((all, bucket) => all + bucket.moduleCount, 0), 0);

interface Props {
  /** In a large catalogue, the first ones. */
  categories: DashboardCategory[];
  totals?: CatalogTotals | undefined;
}

/** The whole catalogue by category and bucket. */
export const Directory = ({ categories, totals }: Props) => {
  const list = useContinued({
    first: categories,
    total: totals?.categories ?? categories.length,
    pathOf: (from) => `/tex-suite/dashboard/categories?from=${from}`,
    parse: (answer) => read(answer).categories,
  });
  const modules = (totals?.modules ?? countModules(categories)).toLocaleString('en-IN');
  const count = (totals?.categories ?? categories.length).toLocaleString('en-IN');
  return (
    <Section title="Explore by Categories" aside={`${modules} modules in ${count} categories`}>
      <div>
        {list.items.map((category) => (
          <CategorySection key={category.id} category={category} />
        ))}
      </div>
      <ShowMore list={list} what="categories" />
    </Section>
  );
};

export const DirectorySkeleton = () => (
  <Section title="Explore by Categories">
    <SkeletonCards count={6} />
  </Section>
);
