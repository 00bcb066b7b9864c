import { useCart } from '../cart/use-cart.ts';
import { countOf } from '../cart/view/count-of.ts';
import styles from './cart-badge.module.css';

const MOST_SHOWN = 99;

/** The number of lines in the cart, at its parent's corner; nothing for an empty cart. */
export default function CartBadge() {
  const { length } = useCart().lines;
  if (length === 0) return null;
  return (
    <span className={styles.badge} role="img" aria-label={countOf(length, 'item')}>
      {length > MOST_SHOWN ? `${MOST_SHOWN}+` : length}
    </span>
  );
}
