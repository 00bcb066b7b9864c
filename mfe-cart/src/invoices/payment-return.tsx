import type { Payment } from '@marketplace/shared/contracts';
import { useSearchParams } from '@marketplace/shared/router';
import { Button, Notice } from '@marketplace/shared/ui';
import type { ComponentProps } from 'react';
import styles from './payment-return.module.css';
import { usePaymentOutcome } from './use-payment-outcome.ts';

const NOT_FINISHED = 'The payment wasn’t completed, and you weren’t charged. You can try again.';

/** The outcome of a payment, in a sentence. */
const outcomeOf = ({ status, invoiceNumber, reason }: Payment): [ComponentProps<typeof Notice>['tone'], string] => {
  if (status === 'succeeded') return ['success', `Invoice ${invoiceNumber} is paid.`];
  if (status === 'failed') return ['danger', reason ?? NOT_FINISHED];
  if (status === 'pending') return ['warning', NOT_FINISHED];
  return ['info', `Your bank is still confirming your payment for invoice ${invoiceNumber}. You can leave this page.`];
};

interface Props {
  /** Called once the payment has arrived. */
  onPaid: () => void;
}

/** Shows the outcome of the payment in the address, after people return from the payment page. */
export const PaymentReturn = ({ onPaid }: Props) => {
  const [query, setQuery] = useSearchParams();
  const id = query.get('payment');
  const { payment, failed, again } = usePaymentOutcome(id, onPaid);
  const close = () => {
    query.delete('payment');
    setQuery(query, { replace: true });
  };
  if (id === null) return null;
  const [tone, text] = failed
    ? (['warning', 'We don’t know yet if your payment arrived.'] as const)
    : payment
      ? outcomeOf(payment)
      : (['info', 'Checking your payment...'] as const);
  return (
    <div className={styles.return}>
      <Notice tone={tone}>
        <div className={styles.said}>
          {text}
          {failed && (
            <Button size="small" onClick={again}>
              Try again
            </Button>
          )}
          {payment && !failed && payment.status !== 'processing' && (
            <Button size="small" onClick={close}>
              Close
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
};
