import type { Quote, QuoteLine } from '@marketplace/shared/contracts';
import { formatMoney, Skeleton } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { countOf } from '../../cart/view/count-of.ts';
import { AmountRows } from '../../invoices/amount-rows.tsx';
import { QuoteFailed } from '../quote/quote-failed.tsx';
import type { QuoteState } from '../quote/use-quote.ts';
import styles from './order-summary.module.css';
import { SummaryFoot } from './summary-foot.tsx';
import { useSummarySheet } from './summary-sheet.ts';

const Line = ({ line, currency }: { line: QuoteLine; currency: string }) => (
  <li className={styles.line}>
    <span>
      <span className={styles.name}>{line.name}</span>
      <span className={styles.amount}>{`${countOf(line.noOfUsers, 'user')} · ${countOf(line.noOfDays, 'day')}`}</span>
    </span>
    <span className={styles.money}>{formatMoney(line.lineTotal, currency)}</span>
  </li>
);

/** Keeps the summary from outgrowing the screen; the review shows all lines. */
const MOST_SHOWN = 3;

const Lines = ({ quote: { lines, currency } }: { quote: Quote }) => {
  const more = lines.length - MOST_SHOWN;
  return (
    <ul className={styles.lines}>
      {lines.slice(0, MOST_SHOWN).map((line) => (
        <Line key={line.cartItemId} line={line} currency={currency} />
      ))}
      {more > 0 && <li className={styles.more}>{`and ${countOf(more, 'more module')}`}</li>}
    </ul>
  );
};

const Content = ({ quote, withLines }: { quote: Quote; withLines: boolean }) => (
  <>
    {withLines && <Lines quote={quote} />}
    <AmountRows
      amounts={{
        ...quote,
        couponCode: quote.coupon?.code ?? null,
        // Without a discount it equals the subtotal.
        taxable: quote.discount > 0 ? quote.taxable : undefined,
      }}
      label="Total to pay"
    />
  </>
);

const Waiting = () => (
  <div className={styles.waiting}>
    <Skeleton height={18} />
    <Skeleton height={18} />
    <Skeleton width="60%" height={28} />
  </div>
);

interface Props {
  quoting: QuoteState;
  /** False in the review, which has its own. */
  withLines: boolean;
  /** The button to go on. */
  children: ReactNode;
}

/** What the order costs, by the server's quote alone, and the button to go on. On phones, a sheet above the button. */
export const OrderSummary = ({ quoting, withLines, children }: Props) => {
  const { quote, stale, error } = quoting;
  const { id, open } = useSummarySheet();
  return (
    <div className={styles.card}>
      <aside className={styles.summary} id={id} aria-labelledby="order-summary" data-open={open || undefined}>
        <h2 className={styles.title} id="order-summary">
          Order summary
        </h2>
        <div className={styles.content} aria-busy={stale} data-stale={(stale && !error) || undefined}>
          {quote ? <Content quote={quote} withLines={withLines} /> : <Waiting />}
        </div>
        <QuoteFailed quoting={quoting} />
      </aside>
      <SummaryFoot>{children}</SummaryFoot>
    </div>
  );
};
