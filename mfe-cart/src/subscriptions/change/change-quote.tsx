import type { SubscriptionChangeQuote } from '@marketplace/shared/contracts';
import { Button, formatDate, formatMoney, Notice, Skeleton } from '@marketplace/shared/ui';
import { countOf } from '../../cart/view/count-of.ts';
import { AmountRows } from '../../invoices/amount-rows.tsx';
import styles from '../subscription-dialog.module.css';
import { changeKinds, type ChangeKind } from './change-kinds.ts';
import type { useChangeQuote } from './use-change-quote.ts';

const Figures = ({ kind, quote }: { kind: ChangeKind; quote: SubscriptionChangeQuote }) => {
  const { unitPrice, subtotal, currency, users, endsAt } = quote;
  const price = `${formatMoney(unitPrice, currency)} per user and day`;
  const factors = [...changeKinds[kind].factors(quote), price].join(' × ');
  return (
    <>
      <p className={styles.arithmetic}>{`${factors} = ${formatMoney(subtotal, currency)}`}</p>
      <AmountRows amounts={{ ...quote, couponCode: null, discount: 0, taxable: undefined }} />
      <p className={styles.after}>{`From then on: ${countOf(users, 'user')} until ${formatDate(endsAt)}.`}</p>
    </>
  );
};

const Waiting = () => (
  <div className={styles.skeleton}>
    <Skeleton width="80%" height={14} />
    <Skeleton height={14} />
    <Skeleton height={14} />
    <Skeleton height={28} />
  </div>
);

interface Props {
  kind: ChangeKind;
  quoting: ReturnType<typeof useChangeQuote>;
}

/** What the change costs, with the arithmetic behind it. */
export const ChangeQuote = ({ kind, quoting: { quote, failure, stale, again } }: Props) => {
  if (failure && !stale)
    return (
      <>
        <Notice tone="danger">{failure}</Notice>
        <Button size="small" onClick={again}>
          Calculate again
        </Button>
      </>
    );
  return (
    <section className={styles.quote} aria-label="Price" aria-live="polite" aria-busy={stale}>
      {quote ? <Figures kind={kind} quote={quote} /> : <Waiting />}
    </section>
  );
};
