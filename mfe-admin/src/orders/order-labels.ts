import { isCreditedInFull, type OrderSummary } from '@marketplace/shared/contracts';

type Order = Pick<OrderSummary, 'status' | 'paymentStatus' | 'invoiceStatus' | 'credited' | 'total'>;

const paymentLooks = {
  unpaid: { tone: 'info', label: 'Unpaid' },
  partly_paid: { tone: 'warning', label: 'Partly paid' },
  paid: { tone: 'success', label: 'Paid' },
  overdue: { tone: 'danger', label: 'Overdue' },
} as const;

/** Status badge of an order, by its payment. */
export const looksOf = ({ status, paymentStatus, invoiceStatus, ...amounts }: Order) => {
  if (status === 'cancelled') return { tone: 'neutral', label: 'Canceled' } as const;
  if (isCreditedInFull(amounts)) return { tone: 'neutral', label: 'Credited' } as const;
  return invoiceStatus === 'voided' ? ({ tone: 'neutral', label: 'Void' } as const) : paymentLooks[paymentStatus];
};

export const methodLabels: Record<OrderSummary['method'], string> = {
  invoice: 'On invoice',
  bank_transfer: 'Bank transfer',
  online: 'Online',
};
