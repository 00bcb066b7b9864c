import type { Subscription } from '@marketplace/shared/contracts';
import { formatDate, Notice } from '@marketplace/shared/ui';
import { NumberStepper } from '@marketplace/shared/ui/form';
import { countOf } from '../../cart/view/count-of.ts';
import styles from '../subscription-dialog.module.css';
import { LivePrice } from '../quote/live-price.tsx';
import { QuoteFigures } from '../quote/quote-figures.tsx';
import type { useChange } from './use-change.ts';

interface Props {
  subscription: Subscription;
  change: ReturnType<typeof useChange>;
}

/** The current number, how much to add, and the price. */
export const ChangeForm = ({ subscription: { users, endsAt, endsOn = endsAt }, change }: Props) => {
  const { words, amount, setAmount, isRefused, setRefused, quoting, making } = change;
  return (
    <div className={styles.stack}>
      <p className={styles.now}>{`Now: ${countOf(users, 'user')} until ${formatDate(endsOn)}.`}</p>
      <div className={styles.stepper}>
        <NumberStepper
          label={words.label}
          labelled
          value={amount}
          max={words.max}
          onChange={setAmount}
          onRefused={setRefused}
          disabled={making.busy}
        />
      </div>
      {making.refusal && <Notice tone="warning">{making.refusal}</Notice>}
      {!isRefused && (
        <LivePrice quoting={quoting}>
          {(quote) => (
            <>
              <QuoteFigures quote={quote} factors={words.factors(quote)} />
              <p className={styles.after}>
                {`After this change: ${countOf(quote.users, 'user')} until ${formatDate(quote.endsOn ?? quote.endsAt)}.`}
              </p>
            </>
          )}
        </LivePrice>
      )}
      <p className={styles.now}>We’ll invoice you at the price you originally paid.</p>
    </div>
  );
};
