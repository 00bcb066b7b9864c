import type { Category } from '@marketplace/shared/contracts';
import type { CSSProperties } from 'react';
import { exploreBuckets } from './explore-buckets-event.ts';
import styles from './mega-menu.module.css';
import { MenuBucket } from './menu-bucket.tsx';
import { BUCKETS_SHOWN, rowsOf } from './menu-rows.ts';

interface Props {
  category: Category;
  onLeave: () => void;
}

export const MenuCategory = ({ category, onLeave }: Props) => {
  const hidden = category.buckets.length - BUCKETS_SHOWN;
  const showRest = () => {
    onLeave();
    exploreBuckets(category.id);
  };
  return (
    <section className={styles.category} style={{ '--hue': category.hue, '--rows': rowsOf(category) } as CSSProperties}>
      <h3>{category.name}</h3>
      <ul>
        {category.buckets.slice(0, BUCKETS_SHOWN).map((bucket) => (
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
