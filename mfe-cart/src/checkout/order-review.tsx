import { formatMoney, ModuleIcon } from '@marketplace/shared/ui';
import type { CartLine } from '../cart/state/cart-line.ts';
import { lineTotal } from '../cart/state/cart-totals.ts';
import { countOf } from '../cart/view/count-of.ts';
import styles from './order-review.module.css';

interface Props {
  lines: CartLine[];
  currency: string;
}

const arithmetic = ({ noOfUsers, noOfDays, unitPrice }: CartLine, currency: string) =>
  `${countOf(noOfUsers, 'user')} × ${countOf(noOfDays, 'day')} × ${formatMoney(unitPrice, currency)}`;

/** The cart's lines as they would be ordered. */
export const OrderReview = ({ lines, currency }: Props) => (
  <section className={styles.review} aria-labelledby="order-review">
    <h2 className={styles.title} id="order-review">
      Review your order
    </h2>
    <ul>
      {lines.map((line) => (
        <li key={line.cartItemId} className={styles.line}>
          <ModuleIcon name={line.name} iconUrl={line.iconUrl} size={40} />
          <span className={styles.words}>
            <span className={styles.name}>{line.name}</span>
            <span className={styles.arithmetic}>{arithmetic(line, currency)}</span>
          </span>
          <span className={styles.total}>{formatMoney(lineTotal(line), currency)}</span>
        </li>
      ))}
    </ul>
  </section>
);
