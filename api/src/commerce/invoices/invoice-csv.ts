import type { CsvColumns } from '../../http/index.ts';
import type { ListedInvoice } from './list-invoices.ts';
import { majorUnits } from './major-units.ts';

const statusWords: Record<ListedInvoice['paymentStatus'], string> = {
  unpaid: 'Unpaid',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  overdue: 'Overdue',
};

const dayOf = (moment: string) => moment.slice(0, 10);

export const invoiceColumns: CsvColumns<ListedInvoice> = {
  Number: ({ number }) => number,
  'Invoice date': ({ invoiceDate }) => dayOf(invoiceDate),
  'Due date': ({ dueDate }) => dayOf(dueDate),
  Client: ({ clientName }) => clientName,
  Modules: ({ modules }) => modules.join(', '),
  'PO number': ({ poNumber }) => poNumber,
  Status: ({ status, paymentStatus }) => (status === 'voided' ? 'Void' : statusWords[paymentStatus]),
  Currency: ({ currency }) => currency,
  Total: ({ total }) => majorUnits(total),
  Paid: ({ paid }) => majorUnits(paid),
  Balance: ({ balance }) => majorUnits(balance),
};
