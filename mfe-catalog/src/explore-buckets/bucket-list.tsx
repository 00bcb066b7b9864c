import type { CatalogTotals } from '@marketplace/shared/contracts';
import type { CategoryPart } from '@marketplace/shared/data';
import { useState } from 'react';
import { CategoryParts } from '../category-list/category-parts.tsx';
import { staggerDelay } from '../stagger.ts';
import { Totals } from '../totals/totals.tsx';
import { averageOf } from './average.ts';
import { CategoryCard } from './category-card.tsx';
import styles from './explore-buckets.module.css';

/** Stagger between category cards, in milliseconds. */
export const CATEGORY_STAGGER = 100;

interface Props {
  part: CategoryPart;
  search: string;
  onClose: () => void;
  focusCategoryId?: string | undefined;
}

const tilesOf = (totals: CatalogTotals): [string, number][] => [
  ['Categories', totals.categories],
  ['Total Buckets', totals.buckets],
  ['Total Modules', totals.modules],
  ['Avg per Bucket', averageOf(totals)],
];

export const BucketList = ({ part, search, onClose, focusCategoryId }: Props) => {
  // Only the cards that the overlay opens with enter one by one; later parts and search results appear at once.
  const [opening] = useState(part);
  const delayOf = (index: number) =>
    part === opening && index < opening.categories.length ? staggerDelay(index, CATEGORY_STAGGER) : 0;
  return (
    <>
      <Totals tiles={tilesOf(part.totals)} />
      <CategoryParts
        key={search}
        part={part}
        search={search}
        className={styles.grid}
        focusCategoryId={part === opening ? focusCategoryId : undefined}
      >
        {(category, index) => (
          <CategoryCard key={category.id} category={category} delay={delayOf(index)} onClose={onClose} />
        )}
      </CategoryParts>
    </>
  );
};
