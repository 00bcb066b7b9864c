import type { CsvColumns } from '../../http/index.ts';
import type { ListedInvoice } from './list-invoices.ts';
import { majorUnits } from './major-units.ts';
import { paymentWords } from './payment-words.ts';

const dayOf = (moment: string) => moment.slice(0, 10);

export const invoiceColumns: CsvColumns<ListedInvoice> = {
  Number: ({ number }) => number,
  'Invoice date': ({ invoiceDate }) => dayOf(invoiceDate),
  'Due date': ({ dueDate }) => dayOf(dueDate),
  Client: ({ clientName }) => clientName,
  Modules: ({ modules }) => modules.join(', '),
  'PO number': ({ poNumber }) => poNumber,
  Status: (row) => (row.status === 'voided' ? 'Void' : paymentWords(row)),
  Currency: ({ currency }) => currency,
  Total: ({ total }) => majorUnits(total),
  Paid: ({ paid }) => majorUnits(paid),
  Credited: ({ credited = 0 }) => majorUnits(credited),
  Refunded: ({ refunded = 0 }) => majorUnits(refunded),
  Balance: ({ balance }) => majorUnits(balance),
};
