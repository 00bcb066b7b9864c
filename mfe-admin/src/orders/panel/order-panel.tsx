import { leftToCredit, type Order, refundableOf } from '@marketplace/shared/contracts';
import { Button, SkeletonList } from '@marketplace/shared/ui';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import { useState } from 'react';
import { useOrder } from '../use-order.ts';
import { CreditForm } from './credit-form.tsx';
import { OrderCorrections } from './order-corrections.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPayments } from './order-payments.tsx';
import { RefundForm } from './refund-form.tsx';
import { TransferForm } from './transfer-form.tsx';
import { NoRecord } from '../../view/no-record.tsx';

interface Props {
  id: string;
  /** Runs after a change that the list does not show yet. */
  onChanged: () => void;
  onClose: () => void;
}

const canBePaid = ({ invoiceStatus, balance }: Order) => invoiceStatus === 'finalized' && balance > 0;

/** What waits for its online payment is cancelled instead. */
const canBeCredited = ({ invoice, paid, method }: Order) =>
  invoice.status === 'finalized' && (method !== 'online' || paid > 0) && leftToCredit(invoice).some((left) => left > 0);

/** One order in the side panel, with its own URL: lines, invoice, payments. */
export const OrderPanel = ({ id, onChanged, onClose }: Props) => {
  const { status, order, isGone, reload } = useOrder(id);
  const isLoading = status === 'loading';
  const [crediting, setCrediting] = useState(false);
  const refresh = () => {
    setCrediting(false);
    reload();
    onChanged();
  };
  return (
    <SidePanel
      above={order ? order.clientName : isLoading && 'Order'}
      title={order?.number ?? (isLoading ? 'Loading order' : 'Order')}
      closeLabel="Close order"
      onClose={onClose}
    >
      {order && (
        <>
          <OrderFacts order={order} />
          <OrderLines order={order} />
          <OrderPayments order={order} />
          <OrderCorrections order={order} />
          {canBePaid(order) && <TransferForm key={order.balance} order={order} onRecorded={refresh} />}
          {refundableOf(order.invoice) > 0 && (
            <RefundForm key={refundableOf(order.invoice)} order={order} onRefunded={refresh} />
          )}
          {crediting && <CreditForm invoice={order.invoice} onIssued={refresh} onClose={() => setCrediting(false)} />}
          {!crediting && canBeCredited(order) && (
            <span>
              <Button onClick={() => setCrediting(true)}>Issue credit note</Button>
            </span>
          )}
        </>
      )}
      {!order && status === 'failed' && <NoRecord what="order" isGone={isGone} onRetry={reload} />}
      {!order && isLoading && <SkeletonList count={4} />}
    </SidePanel>
  );
};
