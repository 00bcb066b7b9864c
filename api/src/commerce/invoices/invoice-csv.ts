import type { CsvColumns } from '../../http/index.ts';
import type { ListedInvoice } from './list-invoices.ts';
import { majorUnits } from './major-units.ts';

const statusWords: Record<ListedInvoice['paymentStatus'], string> = {
  unpaid: 'Unpaid',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  overdue: 'Overdue',
};

function statusOf({ status, paymentStatus, credited, total }: ListedInvoice): string {
  if (status === 'voided') return 'Void';
  return total > 0 && credited === total ? 'Credited' : statusWords[paymentStatus];
}

const dayOf = (moment: string) => moment.slice(0, 10);

export const invoiceColumns: CsvColumns<ListedInvoice> = {
  Number: ({ number }) => number,
  'Invoice date': ({ invoiceDate }) => dayOf(invoiceDate),
  'Due date': ({ dueDate }) => dayOf(dueDate),
  Client: ({ clientName }) => clientName,
  Modules: ({ modules }) => modules.join(', '),
  'PO number': ({ poNumber }) => poNumber,
  Status: statusOf,
  Currency: ({ currency }) => currency,
  Total: ({ total }) => majorUnits(total),
  Paid: ({ paid }) => majorUnits(paid),
  Credited: ({ credited = 0 }) => majorUnits(credited),
  Refunded: ({ refunded = 0 }) => majorUnits(refunded),
  Balance: ({ balance }) => majorUnits(balance),
};
