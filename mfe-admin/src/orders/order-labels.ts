import { isCreditedInFull, type OrderSummary, statusTones } from '@marketplace/shared/contracts';

type Order = Pick<OrderSummary, 'status' | 'paymentStatus' | 'invoiceStatus' | 'credited' | 'total'>;

const paymentLooks = {
  unpaid: { tone: statusTones.unpaid, label: 'Unpaid' },
  partly_paid: { tone: statusTones.partly_paid, label: 'Partly paid' },
  paid: { tone: statusTones.paid, label: 'Paid' },
  overdue: { tone: statusTones.overdue, label: 'Overdue' },
} as const;

/** Status badge of an order, by its payment. */
export const looksOf = ({ status, paymentStatus, invoiceStatus, ...amounts }: Order) => {
  if (status === 'cancelled') return { tone: statusTones.cancelled, label: 'Canceled' };
  if (isCreditedInFull(amounts)) return { tone: statusTones.credited, label: 'Credited' };
  return invoiceStatus === 'voided' ? { tone: statusTones.voided, label: 'Void' } : paymentLooks[paymentStatus];
};

export const methodLabels: Record<OrderSummary['method'], string> = {
  invoice: 'On invoice',
  bank_transfer: 'Bank transfer',
  online: 'Online',
};
