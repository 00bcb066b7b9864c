import { Skeleton } from '@marketplace/shared/ui';
import styles from './client-switch.module.css';

/** Takes the place of the choice, which the page reserves while the clients load. */
export const OnlyClient = ({ name }: { name: string | undefined }) => (
  <div className={styles.switch} aria-busy={name === undefined}>
    <p className={styles.label}>Ordering for</p>
    <p className={styles.only}>{name ?? <Skeleton height={20} />}</p>
  </div>
);
