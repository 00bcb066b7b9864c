import { readerOf } from '@marketplace/shared/data';
import { DashboardBuckets, type DashboardCategory } from '@marketplace/shared/contracts';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type CSSProperties } from 'react';
import { BucketEntry } from './bucket-entry.tsx';
import styles from './directory.module.css';
import { ShowMore } from './show-more.tsx';
import { useContinued } from './use-continued.ts';

const read = readerOf(DashboardBuckets);

/** The hue, and the number of buckets to reserve room for below the fold. */
const look = (hue: number, buckets: number) =>
  ({ '--hue': hue, '--buckets': Math.ceil(buckets / 2) * 2 }) as CSSProperties;

/** One category in its own hue; collapsible. */
export const CategorySection = ({ category }: { category: DashboardCategory }) => {
  const [open, setOpen] = useState(true);
  const id = useId();
  const list = useContinued({
    first: category.buckets,
    total: category.bucketCount ?? category.buckets.length,
    pathOf: (from) => `/tex-suite/dashboard/categories/${encodeURIComponent(category.id)}/buckets?from=${from}`,
    parse: (answer) => read(answer).buckets,
  });
  return (
    <section className={styles.category} style={look(category.hue, list.items.length)}>
      <h3 className={styles.categoryHeading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.swatch} aria-hidden />
          <span className={styles.categoryName}>{category.name}</span>
          <span className={styles.categoryText}>{category.description}</span>
          <ChevronDown size={18} aria-hidden className={styles.chevron} />
        </button>
      </h3>
      <div id={id} className={styles.buckets} hidden={!open}>
        {list.items.map((bucket) => (
          <BucketEntry key={bucket.id} bucket={bucket} hue={category.hue} />
        ))}
      </div>
      {open && <ShowMore list={list} what="buckets" />}
    </section>
  );
};
