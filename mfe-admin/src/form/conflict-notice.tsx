import { Notice } from '@marketplace/shared/ui';
import styles from './conflict-notice.module.css';

interface Props {
  /** What the server said. */
  said: string;
  /** Puts what somebody else has saved in the place of what is typed. */
  onLoadAgain: () => void;
}

/** Somebody else has saved meanwhile. */
export const ConflictNotice = ({ said, onLoadAgain }: Props) => (
  <Notice tone="danger">
    {said}{' '}
    <button type="button" className={styles.again} onClick={onLoadAgain}>
      Load again
    </button>
  </Notice>
);
