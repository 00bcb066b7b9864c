import type { DashboardCategory } from '@marketplace/shared/contracts';
import type { IsComingSoon } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { bucketPage } from '../subject/paths.ts';
import styles from './directory.module.css';
import { ModuleRow } from './module-row.tsx';

/** How many modules of a bucket the dashboard lists. */
export const MODULES_SHOWN = 4;

interface Props {
  bucket: DashboardCategory['buckets'][number];
  hue: number;
  isComingSoon: IsComingSoon;
}

export const BucketEntry = ({ bucket, hue, isComingSoon }: Props) => {
  const shown = bucket.modules.slice(0, MODULES_SHOWN);
  const hidden = bucket.moduleCount - shown.length;
  return (
    <article className={styles.bucket} style={{ '--rows': shown.length } as CSSProperties}>
      <h4>
        <Link to={bucketPage(bucket.id)} className={styles.bucketLink}>
          <span dir="auto">{bucket.name}</span>
          <ArrowRight size={16} aria-hidden />
          <span className={styles.bucketCount}>{bucket.moduleCount}</span>
          <span className="visually-hidden">modules</span>
        </Link>
      </h4>
      {shown.length === 0 && <p className={styles.nothing}>No modules yet.</p>}
      <ul>
        {shown.map((module) => (
          <ModuleRow key={module.id} module={module} hue={hue} soon={isComingSoon(module)} />
        ))}
      </ul>
      {hidden > 0 && (
        <Link to={bucketPage(bucket.id)} className={styles.viewMore}>{`View ${hidden} more modules`}</Link>
      )}
    </article>
  );
};
