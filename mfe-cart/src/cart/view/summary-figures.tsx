import type { Quote } from '@marketplace/shared/contracts';
import { formatMoney, LinkButton } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { percent } from '../../invoices/percent.ts';
import type { CartLine } from '../state/cart-line.ts';
import { cartTotal } from '../state/cart-totals.ts';
import styles from './cart-summary.module.css';

const Figure = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={styles.figure}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

const Discounted = ({ quote: { coupon, discount, taxes, currency } }: { quote: Quote }) => (
  <>
    <Figure term={`Coupon ${coupon?.code}`}>{`−${formatMoney(discount, currency)}`}</Figure>
    {taxes.map(({ name, rate, amount }) => (
      <Figure key={name} term={`${name} ${percent(rate)}`}>
        {formatMoney(amount, currency)}
      </Figure>
    ))}
  </>
);

const noteOf = (quote: Quote | undefined) => {
  if (!quote) return 'Before tax. Taxes are added at checkout.';
  return quote.pricesChanged || quote.problems.length > 0
    ? 'Based on what you can order now, at today’s prices. Checkout shows what changed.'
    : 'Includes tax for your billing address.';
};

interface Props {
  lines: CartLine[];
  currency: string;
  /** The server's amounts, if there is a coupon. */
  quote?: Quote | undefined;
  /** Newer amounts are loading. */
  stale?: boolean;
  /** The coupon. */
  children: ReactNode;
}

/** The cart's amounts. On phones the last one stays at the bottom of the screen. */
export const SummaryFigures = ({ lines, currency, quote, stale = false, children }: Props) => {
  const total = (
    <output className={quote ? undefined : styles.amount} aria-label="Total">
      {formatMoney(cartTotal(lines), currency)}
    </output>
  );
  return (
    <aside className={styles.summary} aria-label="Cart summary" aria-busy={quote !== undefined && stale}>
      <div className={styles.figures}>
        <h2 className={styles.title}>Summary</h2>
        {quote && (
          <dl>
            <Figure term="Total">{total}</Figure>
            <Discounted quote={quote} />
          </dl>
        )}
      </div>
      <div className={styles.coupon}>{children}</div>
      <div className={styles.pay} data-foot-bar>
        <p className={styles.total}>
          <span className={styles.totalLabel}>{quote ? 'To pay' : 'Total'}</span>
          {quote ? (
            <output className={styles.amount} aria-label="To pay">
              {formatMoney(quote.total, quote.currency)}
            </output>
          ) : (
            total
          )}
        </p>
        <LinkButton to="/checkout" kind="primary" size="large" className={styles.checkout}>
          Proceed to checkout
        </LinkButton>
      </div>
      <p className={styles.note}>{noteOf(quote)}</p>
    </aside>
  );
};
