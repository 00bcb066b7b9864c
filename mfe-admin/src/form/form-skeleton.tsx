import { Skeleton } from '@marketplace/shared/ui';
import styles from './form-skeleton.module.css';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A loading form: groups with a heading and labeled fields, in two columns where there is room. */
export const FormSkeleton = ({ groups = 2, fields = 4 }: { groups?: number; fields?: number }) => (
  <div className={styles.form} role="status" aria-label="Loading">
    {times(groups).map((group) => (
      <div key={group} className={styles.group}>
        <Skeleton width={120} height={18} />
        <Skeleton width="min(360px, 80%)" height={13} />
        <div className={styles.fields}>
          {times(fields).map((field) => (
            <div key={field} className={styles.field}>
              <Skeleton width={72 + 16 * (field % 3)} height={13} />
              <Skeleton height={44} />
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
);
