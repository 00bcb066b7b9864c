import type { Order } from '@marketplace/shared/contracts';
import { SkeletonList } from '@marketplace/shared/ui';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import { NoRecord } from '../../view/no-record.tsx';
import { useOrder } from '../use-order.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderCorrections } from './order-corrections.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPayments } from './order-payments.tsx';

interface Props {
  id: string;
  /** Runs after a change that the list does not show yet. */
  onChanged: () => void;
  onClose: () => void;
}

const Details = ({ order, onChanged }: { order: Order; onChanged: () => void }) => (
  <>
    <OrderFacts order={order} />
    <OrderLines order={order} />
    <OrderPayments order={order} />
    <OrderCorrections order={order} />
    <OrderActions order={order} onChanged={onChanged} />
  </>
);

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
      {order && <Details order={order} onChanged={refresh} />}
      {!order && status === 'failed' && <NoRecord what="order" isGone={isGone} onRetry={reload} />}
      {!order && isLoading && <SkeletonList count={4} />}
    </SidePanel>
  );
};
