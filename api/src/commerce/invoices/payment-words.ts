import { type InvoiceSummary, isCreditedInFull } from '@marketplace/shared/contracts';

const words: Record<InvoiceSummary['paymentStatus'], string> = {
  unpaid: 'Unpaid',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  overdue: 'Overdue',
};

/** How an invoice is settled, in words for a CSV file. */
export const paymentWords = (invoice: Pick<InvoiceSummary, 'paymentStatus' | 'credited' | 'total'>): string =>
  isCreditedInFull(invoice) ? 'Credited' : words[invoice.paymentStatus];
