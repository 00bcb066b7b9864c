import type { Order } from '@marketplace/shared/contracts';
import { formatDate, Notice } from '@marketplace/shared/ui';

/** When, by whom and why an order was canceled. */
export const CancelledNotice = ({ order: { status, cancellation, invoice } }: { order: Order }) => {
  if (status !== 'cancelled') return null;
  const { at, on = at, by, reason } = cancellation ?? {};
  const when = `Canceled${on ? ` on ${formatDate(on)}` : ''}${by ? ` by ${by.name}` : ''}.`;
  return (
    <Notice tone="info">
      <p>{`${when} Invoice ${invoice.number} is void. There’s nothing to pay.`}</p>
      {reason && <p>{`Reason: ${reason}`}</p>}
    </Notice>
  );
};
