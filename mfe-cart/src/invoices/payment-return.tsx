import type { Payment } from '@marketplace/shared/contracts';
import { useSearchParams } from '@marketplace/shared/router';
import { Button, Notice } from '@marketplace/shared/ui';
import type { ComponentProps } from 'react';
import styles from './payment-return.module.css';
import { usePaymentOutcome } from './use-payment-outcome.ts';

const NOT_FINISHED = 'The payment was not finished, and nothing was charged. You can pay again.';

/** What a payment has come to, in a sentence. */
const outcomeOf = ({ status, invoiceNumber, reason }: Payment): [ComponentProps<typeof Notice>['tone'], string] => {
  if (status === 'succeeded') return ['success', `Invoice ${invoiceNumber} is paid.`];
  if (status === 'failed') return ['danger', reason ?? NOT_FINISHED];
  if (status === 'pending') return ['warning', NOT_FINISHED];
  return [
    'info',
    `Your bank is still confirming the payment of invoice ${invoiceNumber}. You can leave this page: nothing more is needed.`,
  ];
};

interface Props {
  /** Called when the payment is known to have arrived. */
  onPaid: () => void;
}

/** What has become of the payment that the address names, for who comes back from the payment page. */
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
    ? (['warning', 'It is not known yet whether the payment has arrived.'] as const)
    : payment
      ? outcomeOf(payment)
      : (['info', 'Asking whether the payment has arrived...'] as const);
  return (
    <div className={styles.return}>
      <Notice tone={tone}>
        <div className={styles.said}>
          {text}
          {failed && (
            <Button size="small" onClick={again}>
              Try Again
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
