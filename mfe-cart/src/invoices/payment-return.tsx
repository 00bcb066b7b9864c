import type { Payment } from '@marketplace/shared/contracts';
import { useSearchParams } from '@marketplace/shared/router';
import { Button, Notice } from '@marketplace/shared/ui';
import { usePaymentOutcome } from './use-payment-outcome.ts';

const NOT_FINISHED = 'The payment was not finished, and nothing was charged. You can pay again.';

const Outcome = ({ payment, onClose }: { payment: Payment; onClose: () => void }) => {
  const { status, invoiceNumber, reason } = payment;
  const close = (
    <Button size="small" kind="quiet" onClick={onClose}>
      Close
    </Button>
  );
  if (status === 'succeeded')
    return (
      <Notice tone="success">
        {`Invoice ${invoiceNumber} is paid.`} {close}
      </Notice>
    );
  if (status === 'processing')
    return (
      <Notice tone="info">
        {`Your bank is still confirming the payment of invoice ${invoiceNumber}. You can leave this page: nothing more is needed.`}
      </Notice>
    );
  return (
    <Notice tone={status === 'failed' ? 'danger' : 'warning'}>
      {status === 'failed' ? (reason ?? NOT_FINISHED) : NOT_FINISHED} {close}
    </Notice>
  );
};

/** What has become of the payment that the address names, after the payment page. `onPaid` when it is known to be paid. */
export const PaymentReturn = ({ onPaid }: { onPaid: () => void }) => {
  const [query, setQuery] = useSearchParams();
  const id = query.get('payment');
  const { payment, failed, again } = usePaymentOutcome(id, onPaid);
  const close = () => {
    query.delete('payment');
    setQuery(query, { replace: true });
  };
  if (id === null) return null;
  return (
    <div>
      {!payment && !failed && <Notice tone="info">Asking whether the payment has arrived...</Notice>}
      {failed && (
        <Notice tone="warning">
          It is not known yet whether the payment has arrived.{' '}
          <Button size="small" onClick={again}>
            Try Again
          </Button>
        </Notice>
      )}
      {payment && <Outcome payment={payment} onClose={close} />}
    </div>
  );
};
