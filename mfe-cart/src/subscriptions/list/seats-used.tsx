import { formatCount, type Subscription } from '@marketplace/shared/contracts';
import { countOf } from '../../cart/view/count-of.ts';
import styles from './subscription-cells.module.css';

/** How many users are paid for, and how many of them have been named. */
export const SeatsUsed = ({ users, seats }: Pick<Subscription, 'users' | 'seats'>) => (
  <span className={styles.users}>
    <span className={styles.strong}>{countOf(users, 'user')}</span>
    <span className={styles.small}>{`${formatCount(seats.length)} of ${countOf(users, 'seat')} used`}</span>
  </span>
);
