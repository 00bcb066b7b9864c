import { CONTACT_LIMITS } from '@marketplace/shared/contracts';
import styles from './message-counter.module.css';

/** Above this number of characters the counter warns. */
const YELLOW_ABOVE = 400;
const RED_ABOVE = 450;

export const levelOf = (count: number) => {
  if (count > RED_ABOVE) return 'red';
  return count > YELLOW_ABOVE ? 'yellow' : 'neutral';
};

export const MessageCounter = ({ count }: { count: number }) => (
  <p className={styles.counter} data-level={levelOf(count)}>
    {`${count}/${CONTACT_LIMITS.message}`}
    <span className="visually-hidden"> characters</span>
  </p>
);
