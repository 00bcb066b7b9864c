import { Link } from '@marketplace/shared/router';
import { Check } from 'lucide-react';
import type { CartLine } from '../state/cart-line.ts';
import { countOf } from './count-of.ts';
import styles from './in-cart.module.css';

/** Says that an item is in the cart, and links there. */
export const InCart = ({ line }: { line: CartLine | undefined }) => (
  <div role="status">
    {line && (
      <p className={styles.note}>
        <Check size={16} strokeWidth={2} aria-hidden className={styles.icon} />
        <span>{`In your cart: ${countOf(line.noOfUsers, 'user')}, ${countOf(line.noOfDays, 'day')}`}</span>
        <Link to="/cart" className={styles.link}>
          View cart
        </Link>
      </p>
    )}
  </div>
);
