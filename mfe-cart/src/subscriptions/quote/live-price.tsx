import { Button, Notice, Skeleton } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import styles from '../subscription-dialog.module.css';
import type { LiveQuote } from './use-live-quote.ts';

const Waiting = () => (
  <div className={styles.skeleton}>
    <Skeleton width="80%" height={14} />
    <Skeleton height={14} />
    <Skeleton height={14} />
    <Skeleton height={28} />
  </div>
);

interface Props<Quote> {
  quoting: LiveQuote<Quote>;
  children: (quote: Quote) => ReactNode;
}

/** A quote that follows what is entered, or the reason why there is none. */
export const LivePrice = <Quote,>({ quoting: { quote, failure, stale, again }, children }: Props<Quote>) => {
  if (failure && !stale)
    return (
      <>
        <Notice tone="danger">{failure}</Notice>
        <Button size="small" onClick={again}>
          Recalculate
        </Button>
      </>
    );
  return (
    <section className={styles.quote} aria-label="Price" aria-live="polite" aria-busy={stale}>
      {quote ? children(quote) : <Waiting />}
    </section>
  );
};
