import { Skeleton } from '@marketplace/shared/ui';
import styles from './template-list.module.css';

const ROWS = 8;

/** The loading list of messages: rows of two lines each. */
export const TemplateListSkeleton = () => (
  <div role="status" aria-label="Loading">
    <ul className={styles.list} aria-hidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <li key={row} className={styles.row}>
          <span className={styles.waiting}>
            <Skeleton width={`${28 + 9 * (row % 3)}%`} height={14} />
            <Skeleton width={`${52 + 7 * (row % 4)}%`} height={13} />
          </span>
        </li>
      ))}
    </ul>
  </div>
);
