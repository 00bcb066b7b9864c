import type { Order } from '@marketplace/shared/contracts';
import { SkeletonList } from '@marketplace/shared/ui';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import { useOrder } from '../use-order.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPayments } from './order-payments.tsx';
import { TransferForm } from './transfer-form.tsx';
import { NoRecord } from '../../view/no-record.tsx';

interface Props {
  id: string;
  /** Runs after a change that the list does not show yet. */
  onChanged: () => void;
  onClose: () => void;
}

const canBePaid = ({ invoiceStatus, balance }: Order) => invoiceStatus === 'finalized' && balance > 0;

/** One order in the side panel, with its own URL: lines, invoice, payments. */
export const OrderPanel = ({ id, onChanged, onClose }: Props) => {
  const { status, order, isGone, reload } = useOrder(id);
  const isLoading = status === 'loading';
  const refresh = () => {
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
          {canBePaid(order) && <TransferForm key={order.balance} order={order} onRecorded={refresh} />}
        </>
      )}
      {!order && status === 'failed' && <NoRecord what="order" isGone={isGone} onRetry={reload} />}
      {!order && isLoading && <SkeletonList count={4} />}
    </SidePanel>
  );
};
