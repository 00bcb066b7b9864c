import { Skeleton } from '@marketplace/shared/ui';
import styles from './client-switch.module.css';

/** In the room of the choice, which the page keeps while the clients are on their way. */
export const OnlyClient = ({ name }: { name: string | undefined }) => (
  <div className={styles.switch} aria-busy={name === undefined}>
    <p className={styles.label}>Ordering for</p>
    <p className={styles.only}>{name ?? <Skeleton height={20} />}</p>
  </div>
);
