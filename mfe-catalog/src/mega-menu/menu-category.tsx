import type { ListedCategory } from '@marketplace/shared/contracts';
import type { CSSProperties } from 'react';
import { exploreBuckets } from './explore-buckets-event.ts';
import styles from './mega-menu.module.css';
import { MenuBucket } from './menu-bucket.tsx';
import { BUCKETS_SHOWN, rowsOf } from './menu-rows.ts';

interface Props {
  category: ListedCategory;
  onLeave: () => void;
}

export const MenuCategory = ({ category, onLeave }: Props) => {
  const shown = category.buckets.slice(0, BUCKETS_SHOWN);
  const hidden = category.bucketCount - shown.length;
  const showRest = () => {
    onLeave();
    exploreBuckets(category.id);
  };
  return (
    <section className={styles.category} style={{ '--hue': category.hue, '--rows': rowsOf(category) } as CSSProperties}>
      <h3>
        <span dir="auto">{category.name}</span>
      </h3>
      <ul>
        {shown.map((bucket) => (
          <MenuBucket key={bucket.id} bucket={bucket} onLeave={onLeave} />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className={styles.rest} onClick={showRest}>
          {`+ ${hidden} more buckets`}
        </button>
      )}
    </section>
  );
};
