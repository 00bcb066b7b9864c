import { type InvoiceSummary, isCreditedInFull, statusTones } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';

const paymentLooks = {
  paid: { tone: statusTones.paid, label: 'Paid' },
  partly_paid: { tone: statusTones.partly_paid, label: 'Partly paid' },
  unpaid: { tone: statusTones.unpaid, label: 'Unpaid' },
  overdue: { tone: statusTones.overdue, label: 'Overdue' },
} as const;

const documentLooks = {
  draft: { tone: statusTones.draft, label: 'Draft' },
  voided: { tone: statusTones.voided, label: 'Void' },
} as const;

type Looks = Pick<InvoiceSummary, 'status' | 'paymentStatus' | 'credited' | 'total'>;

/** The status of an invoice: its payment status, unless it isn't to be paid yet or any longer. */
export const InvoiceStatusBadge = ({ status, paymentStatus, ...amounts }: Looks) => {
  if (isCreditedInFull(amounts)) return <Badge tone={statusTones.credited}>Credited</Badge>;
  const { tone, label } = status === 'finalized' ? paymentLooks[paymentStatus] : documentLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
};
