import {
  formatCount,
  type CatalogTotals,
  type CategoryEntry,
  type DashboardCategory,
} from '@marketplace/shared/contracts';
import { useComingSoon } from '@marketplace/shared/modules';
import { SkeletonCards } from '@marketplace/shared/ui';
import { memo, useState } from 'react';
import { ShowMore } from '../category-list/show-more.tsx';
import { Section } from '../dashboard/section.tsx';
import { CategoryIndex } from './category-index.tsx';
import { CategorySection } from './category-section.tsx';
import { useOpenedCategories } from './opened-categories.ts';

/** How many categories have a row at first, and how many each request for more brings. */
const ROWS = { first: 8, further: 12 };

const entryOf = ({ id, name, hue, bucketCount, buckets }: DashboardCategory): CategoryEntry => ({
  id,
  name,
  hue,
  bucketCount: bucketCount ?? buckets.length,
  moduleCount: buckets.reduce((sum, { moduleCount }) => sum + moduleCount, 0),
});

interface Props {
  /** In a large catalog, the first ones, which are open. */
  categories: DashboardCategory[];
  /** All categories of a large catalog. */
  index?: CategoryEntry[] | undefined;
  totals?: CatalogTotals | undefined;
}

/** The catalog by category and bucket: a small one as a whole, a large one by an index. Long, so only its own changes render it again. */
export const Directory = memo(function Directory({ categories, index, totals }: Props) {
  const isComingSoon = useComingSoon();
  const { choiceOf, choose } = useOpenedCategories();
  const entries = index ?? categories.map(entryOf);
  const withPage = new Map(categories.map((category) => [category.id, category]));
  const [rows, setRows] = useState(Math.max(ROWS.first, categories.length));
  const isOpen = (id: string) => choiceOf(id) ?? withPage.has(id);
  const shown = entries.filter(({ id }, at) => at < rows || choiceOf(id));
  const left = entries.length - shown.length;
  const modules = totals?.modules ?? entries.reduce((sum, { moduleCount }) => sum + moduleCount, 0);
  return (
    <Section
      title="Explore by Categories"
      aside={`${formatCount(modules)} modules in ${formatCount(entries.length)} categories`}
    >
      {entries.length > ROWS.first && <CategoryIndex entries={entries} />}
      <div>
        {shown.map((entry) => (
          <CategorySection
            key={entry.id}
            entry={entry}
            category={withPage.get(entry.id)}
            open={isOpen(entry.id)}
            isComingSoon={isComingSoon}
            onToggle={() => choose(entry.id, !isOpen(entry.id))}
          />
        ))}
      </div>
      <ShowMore list={{ left, status: 'idle', more: () => setRows(rows + ROWS.further) }} what="categories" />
    </Section>
  );
});

export const DirectorySkeleton = () => (
  <Section title="Explore by Categories">
    <SkeletonCards count={6} />
  </Section>
);
