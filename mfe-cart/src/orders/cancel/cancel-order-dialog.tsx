import type { Order } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { formatMoney } from '@marketplace/shared/ui';
import { ReasonDialog } from '../../billing/reason-dialog.tsx';
import { orderPath } from '../order-path.ts';

/** Cancels an unpaid order. Says which invoice becomes void, and its amount. */
export const CancelOrderDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const { id, number, invoice } = order;
  const send = async (reason: string) => {
    await marketplace.post(`${orderPath(id)}/cancel`, { reason });
    notify.success(`Order ${number} is canceled`);
  };
  return (
    <ReasonDialog
      title={`Cancel order ${number}?`}
      label="Reason (optional)"
      action="Cancel order"
      send={send}
      failed={`Order ${number} could not be canceled.`}
      onClose={onClose}
    >
      {`Invoice ${invoice.number} for ${formatMoney(invoice.total, invoice.currency)} becomes void. There’s nothing to pay, and no subscription starts. This can’t be undone.`}
    </ReasonDialog>
  );
};
