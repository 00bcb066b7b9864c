import { type OrderSummary, statusTones } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import { InvoiceStatusBadge } from '../billing/invoice-status-badge.tsx';

type Props = Pick<OrderSummary, 'status' | 'invoiceStatus' | 'paymentStatus' | 'credited' | 'total'>;

/** The status of an order: its invoice's payment status, unless it is canceled. */
export const OrderStatusBadge = ({ order: { status, invoiceStatus, ...invoice } }: { order: Props }) =>
  status === 'cancelled' ? (
    <Badge tone={statusTones.cancelled}>Canceled</Badge>
  ) : (
    <InvoiceStatusBadge {...invoice} status={invoiceStatus} />
  );
