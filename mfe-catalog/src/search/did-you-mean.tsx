import { Link } from '@marketplace/shared/router';
import styles from './search.module.css';

interface Props {
  words: string;
  to: string;
  onGo?: (() => void) | undefined;
}

/** What was probably meant, if nothing matches what was typed. */
export const DidYouMean = ({ words, to, onGo }: Props) => (
  <p className={styles.meant}>
    Did you mean{' '}
    <Link to={to} onClick={onGo}>
      {words}
    </Link>
    ?
  </p>
);
