import { readerOf } from '@marketplace/shared/data';
import {
  formatCount,
  DashboardBuckets,
  type CategoryEntry,
  type DashboardCategory,
} from '@marketplace/shared/contracts';
import type { IsComingSoon } from '@marketplace/shared/modules';
import { SkeletonCards } from '@marketplace/shared/ui';
import { useEffect, useId, type CSSProperties } from 'react';
import { ShowMore } from '../category-list/show-more.tsx';
import { useContinued } from '../category-list/use-continued.ts';
import { BucketEntry } from './bucket-entry.tsx';
import { CategoryHeading } from './category-heading.tsx';
import styles from './directory.module.css';

const read = readerOf(DashboardBuckets);
/** As many buckets of each open category as come with the page. */
const FIRST_BUCKETS = 4;

const pathOf = (id: string, from: number) =>
  `/tex-suite/dashboard/categories/${encodeURIComponent(id)}/buckets?from=${from}${from === 0 ? `&size=${FIRST_BUCKETS}` : ''}`;

/** The hue, and the number of buckets to reserve room for below the fold. */
const look = (hue: number, buckets: number) =>
  ({ '--hue': hue, '--buckets': Math.ceil(buckets / 2) * 2 }) as CSSProperties;

const countText = ({ bucketCount, moduleCount }: CategoryEntry) =>
  [
    `${formatCount(bucketCount)} ${bucketCount === 1 ? 'bucket' : 'buckets'}`,
    `${formatCount(moduleCount)} ${moduleCount === 1 ? 'module' : 'modules'}`,
  ].join(', ');

interface Props {
  entry: CategoryEntry;
  /** If it came with the page. */
  category: DashboardCategory | undefined;
  open: boolean;
  isComingSoon: IsComingSoon;
  onToggle: () => void;
}

/** One category in its own hue; its buckets load when it opens, if they didn't come with the page. */
export const CategorySection = ({ entry, category, open, isComingSoon, onToggle }: Props) => {
  const id = useId();
  const list = useContinued({
    first: category?.buckets ?? [],
    total: entry.bucketCount,
    pathOf: (from) => pathOf(entry.id, from),
    parse: (answer) => read(answer).buckets,
  });
  const { items, left, status, more } = list;
  const isWanted = open && items.length === 0 && left > 0 && status === 'idle';
  useEffect(() => {
    if (isWanted) void more();
    // `more` belongs to the render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted]);
  const isFirst = items.length === 0 && status === 'loading';
  return (
    <section className={styles.category} style={look(entry.hue, open ? items.length : 0)}>
      <CategoryHeading
        category={entry}
        text={category?.description || countText(entry)}
        open={open}
        onToggle={onToggle}
        controls={id}
      />
      <div id={id} className={styles.content} hidden={!open}>
        {isFirst && <SkeletonCards count={Math.min(entry.bucketCount, FIRST_BUCKETS)} />}
        <div className={styles.buckets}>
          {items.map((bucket) => (
            <BucketEntry key={bucket.id} bucket={bucket} hue={entry.hue} isComingSoon={isComingSoon} />
          ))}
        </div>
        {!isFirst && <ShowMore list={list} what="buckets" />}
      </div>
    </section>
  );
};
