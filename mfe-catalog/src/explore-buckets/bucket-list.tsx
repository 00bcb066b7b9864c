import type { Category } from '@marketplace/shared/contracts';
import { useEffect, useRef } from 'react';
import { staggerDelay } from '../stagger.ts';
import { Totals } from '../totals/totals.tsx';
import { bucketTotals } from './bucket-totals.ts';
import { CategoryCard } from './category-card.tsx';
import styles from './explore-buckets.module.css';

/** Stagger between category cards, in milliseconds. */
export const CATEGORY_STAGGER = 100;

interface Props {
  categories: Category[];
  onClose: () => void;
  focusCategoryId?: string | undefined;
}

const tilesOf = (categories: Category[]): [string, number][] => {
  const totals = bucketTotals(categories);
  return [
    ['Categories', totals.categories],
    ['Total Buckets', totals.buckets],
    ['Total Modules', totals.modules],
    ['Avg per Bucket', totals.average],
  ];
};

export const BucketList = ({ categories, onClose, focusCategoryId }: Props) => {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focusCategoryId) return;
    grid.current?.querySelector(`[data-category="${CSS.escape(focusCategoryId)}"]`)?.scrollIntoView({ block: 'start' });
  }, [focusCategoryId]);
  return (
    <>
      <Totals tiles={tilesOf(categories)} />
      <div className={styles.grid} ref={grid}>
        {categories.map((category, index) => (
          <CategoryCard
            key={category.id}
            category={category}
            delay={staggerDelay(index, CATEGORY_STAGGER)}
            onClose={onClose}
          />
        ))}
      </div>
    </>
  );
};
