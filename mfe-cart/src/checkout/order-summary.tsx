import { formatMoney, LinkButton, Notice } from '@marketplace/shared/ui';
import type { CartLine } from '../cart/state/cart-line.ts';
import { cartTotal } from '../cart/state/cart-totals.ts';
import styles from './order-summary.module.css';

interface Props {
  lines: CartLine[];
  currency: string;
}

/** What the order comes to before coupon and tax. */
export const OrderSummary = ({ lines, currency }: Props) => {
  const total = formatMoney(cartTotal(lines), currency);
  const rows = [
    ['Subtotal', total],
    ['Coupon', 'Added in this step'],
    ['Taxes', 'From your billing address'],
  ];
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <h2 className={styles.title} id="order-summary">
        Order summary
      </h2>
      <dl className={styles.rows}>
        {rows.map(([term, value]) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.total}>
        <span>Total before tax</span>
        <strong>{total}</strong>
      </p>
      <Notice tone="info">Ordering opens soon. Your cart keeps these items until then.</Notice>
      <LinkButton to="/cart" size="large" wide>
        Back to cart
      </LinkButton>
    </aside>
  );
};
