import { formatDate } from '@marketplace/shared/ui';
import styles from './day.module.css';

/** A day in a list. */
export const Day = ({ at }: { at: string }) => (
  <time dateTime={at} className={styles.day}>
    {formatDate(at)}
  </time>
);
