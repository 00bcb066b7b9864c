import { Button, Notice } from '@marketplace/shared/ui';
import { reasonOf } from '../../cart/state/reason-of.ts';
import styles from './quote-failed.module.css';
import type { QuoteState } from './use-quote.ts';

/** Why the amounts don't match what is entered now. */
export const QuoteFailed = ({ quoting: { error, ask } }: { quoting: QuoteState }) =>
  error !== undefined && (
    <Notice tone="danger">
      <p>The amounts could not be updated. {reasonOf(error) ?? 'Please try again.'}</p>
      <Button size="small" onClick={ask} className={styles.again ?? ''}>
        Try again
      </Button>
    </Notice>
  );
