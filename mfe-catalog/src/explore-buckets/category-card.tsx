import type { ListedBucket, ListedCategory } from '@marketplace/shared/contracts';
import { Entrance } from '@marketplace/shared/motion';
import { Link } from '@marketplace/shared/router';
import type { CSSProperties } from 'react';
import { bucketPage } from '../subject/paths.ts';
import styles from './explore-buckets.module.css';

export const BUCKETS_LISTED = 8;
export const MODULES_NAMED = 3;

const Names = ({ bucket }: { bucket: ListedBucket }) => {
  const named = bucket.modules.slice(0, MODULES_NAMED).map(({ name }) => name);
  const hidden = bucket.moduleCount - named.length;
  if (named.length === 0) return null;
  return (
    <span className={styles.names} dir="auto">
      {named.join(', ')}
      {hidden > 0 && <span>{` +${hidden} more modules`}</span>}
    </span>
  );
};

const BucketLink = ({ bucket, onClose }: { bucket: ListedBucket; onClose: () => void }) => (
  <li>
    <Link to={bucketPage(bucket.id)} className={styles.bucket} onClick={onClose}>
      <span className={styles.bucketName}>
        <span dir="auto">{bucket.name}</span>
        <span className={styles.count}>
          {bucket.moduleCount}
          <span className="visually-hidden"> modules</span>
        </span>
      </span>
      <Names bucket={bucket} />
    </Link>
  </li>
);

interface Props {
  category: ListedCategory;
  /** Delay of the card's entrance, in milliseconds. */
  delay: number;
  onClose: () => void;
}

export const CategoryCard = ({ category, delay, onClose }: Props) => (
  <Entrance
    as="section"
    delay={delay}
    className={styles.category}
    data-category={category.id}
    style={{ '--hue': category.hue } as CSSProperties}
  >
    <h3>
      <span dir="auto">{category.name}</span>
    </h3>
    <ul>
      {category.buckets.slice(0, BUCKETS_LISTED).map((bucket) => (
        <BucketLink key={bucket.id} bucket={bucket} onClose={onClose} />
      ))}
    </ul>
    {category.bucketCount > BUCKETS_LISTED && (
      <button type="button" className={styles.viewAll} onClick={onClose}>
        {`View all ${category.bucketCount} buckets in ${category.name}`}
      </button>
    )}
  </Entrance>
);
