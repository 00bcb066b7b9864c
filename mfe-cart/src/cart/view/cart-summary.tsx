import { formatMoney, LinkButton } from '@marketplace/shared/ui';
import type { CartLine } from '../state/cart-line.ts';
import { cartTotal, totalQuantity } from '../state/cart-totals.ts';
import styles from './cart-summary.module.css';

interface Props {
  lines: CartLine[];
  currency: string;
}

const Figure = ({ term, value }: { term: string; value: number }) => (
  <div className={styles.figure}>
    <dt>{term}</dt>
    <dd>{value.toLocaleString('en-IN')}</dd>
  </div>
);

/** What the cart comes to. On phones its last part stays at the bottom of the screen. */
export const CartSummary = ({ lines, currency }: Props) => (
  <aside className={styles.summary} aria-label="Cart summary">
    <div className={styles.figures}>
      <h2 className={styles.title}>Summary</h2>
      <dl>
        <Figure term="Modules" value={lines.length} />
        <Figure term="Users in total" value={totalQuantity(lines)} />
      </dl>
    </div>
    <div className={styles.pay} data-foot-bar>
      <p className={styles.total}>
        <span className={styles.totalLabel}>Total</span>
        <output className={styles.amount} aria-label="Total">
          {formatMoney(cartTotal(lines), currency)}
        </output>
      </p>
      <LinkButton to="/checkout" kind="primary" size="large" className={styles.checkout}>
        Proceed to checkout
      </LinkButton>
    </div>
    <p className={styles.note}>Before tax. Coupons and taxes are applied at checkout.</p>
  </aside>
);
