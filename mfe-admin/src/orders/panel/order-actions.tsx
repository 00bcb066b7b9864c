import { leftToCredit, type Order, refundableOf } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { CancelForm } from './cancel-form.tsx';
import { CreditForm } from './credit-form.tsx';
import { EndForm } from './end-form.tsx';
import styles from './order-panel.module.css';
import { OrderSubscriptions } from './order-subscriptions.tsx';
import { RefundForm } from './refund-form.tsx';
import { TransferForm } from './transfer-form.tsx';

interface Props {
  order: Order;
  onChanged: () => void;
}

const canBePaid = ({ invoiceStatus, balance }: Order) => invoiceStatus === 'finalized' && balance > 0;

const isUntouched = ({ status, paid, credited = 0 }: Order) =>
  status === 'awaiting_payment' && paid === 0 && credited === 0;

/** An order awaiting its online payment is canceled instead. */
const canBeCredited = ({ invoice, paid, method }: Order) =>
  invoice.status === 'finalized' && (method !== 'online' || paid > 0) && leftToCredit(invoice).some((left) => left > 0);

/** What an administrator can do with an order: record money, refund, credit, end a subscription, cancel. */
export const OrderActions = ({ order, onChanged }: Props) => {
  /** The open form; for a subscription, with its id. */
  const [open, setOpen] = useState<'credit' | 'cancel' | { end: string } | null>(null);
  const buttons = useRef<HTMLSpanElement>(null);
  const was = useRef(open);
  // The button that opened a form may be gone when it closes.
  useEffect(() => {
    if (was.current !== null && open === null) buttons.current?.focus();
    was.current = open;
  }, [open]);
  const close = () => setOpen(null);
  const refresh = () => {
    close();
    onChanged();
  };
  const ending = typeof open === 'object' && order.subscriptions.find(({ id }) => id === open?.end);
  return (
    <>
      <OrderSubscriptions subscriptions={order.subscriptions} onEnd={(end) => setOpen({ end })} />
      {ending && <EndForm key={ending.id} subscription={ending} onEnded={refresh} onClose={close} />}
      {canBePaid(order) && <TransferForm key={order.balance} order={order} onRecorded={refresh} />}
      {refundableOf(order.invoice) > 0 && (
        <RefundForm key={refundableOf(order.invoice)} order={order} onRefunded={refresh} />
      )}
      {open === 'credit' && <CreditForm invoice={order.invoice} onIssued={refresh} onClose={close} />}
      {open === 'cancel' && <CancelForm order={order} onCancelled={refresh} onClose={close} />}
      <span className={styles.actions} ref={buttons} tabIndex={-1} role="group" aria-label="Corrections">
        {open !== 'credit' && canBeCredited(order) && (
          <Button onClick={() => setOpen('credit')}>Issue credit note</Button>
        )}
        {open !== 'cancel' && isUntouched(order) && (
          <Button kind="quiet" onClick={() => setOpen('cancel')}>
            Cancel order
          </Button>
        )}
      </span>
    </>
  );
};
