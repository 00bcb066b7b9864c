import type { DashboardCategory } from '@marketplace/shared/contracts';
import { SkeletonCards } from '@marketplace/shared/ui';
import { Section } from '../dashboard/section.tsx';
import { CategorySection } from './category-section.tsx';

const countModules = (categories: DashboardCategory[]) =>
  categories.reduce((sum, { buckets }) => sum + buckets.reduce((all, bucket) => all + bucket.moduleCount, 0), 0);

/** The whole catalogue by category and bucket. */
export const Directory = ({ categories }: { categories: DashboardCategory[] }) => {
  const modules = countModules(categories).toLocaleString('en-IN');
  return (
    <Section title="Explore by Categories" aside={`${modules} modules in ${categories.length} categories`}>
      <div>
        {categories.map((category) => (
          <CategorySection key={category.id} category={category} />
        ))}
      </div>
    </Section>
  );
};

export const DirectorySkeleton = () => (
  <Section title="Explore by Categories">
    <SkeletonCards count={6} />
  </Section>
);
