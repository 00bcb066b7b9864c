import { type InvoiceSummary, isCreditedInFull } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';

const paymentLooks = {
  paid: { tone: 'success', label: 'Paid' },
  partly_paid: { tone: 'info', label: 'Partly paid' },
  unpaid: { tone: 'neutral', label: 'Unpaid' },
  overdue: { tone: 'danger', label: 'Overdue' },
} as const;

const documentLooks = {
  draft: { tone: 'neutral', label: 'Draft' },
  voided: { tone: 'neutral', label: 'Void' },
} as const;

type Looks = Pick<InvoiceSummary, 'status' | 'paymentStatus' | 'credited' | 'total'>;

/** The status of an invoice: how it is paid, unless it is not yet or no longer to be paid. */
export const InvoiceStatusBadge = ({ status, paymentStatus, ...amounts }: Looks) => {
  if (isCreditedInFull(amounts)) return <Badge>Credited</Badge>;
  const { tone, label } = status === 'finalized' ? paymentLooks[paymentStatus] : documentLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
};
