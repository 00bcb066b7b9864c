import type { OrderSummary } from '@marketplace/shared/contracts';
import type { CsvColumns } from '../../http/index.ts';
import { majorUnits } from '../invoices/major-units.ts';
import { paymentWords } from '../invoices/payment-words.ts';

const methodWords: Record<OrderSummary['method'], string> = {
  invoice: 'On invoice',
  bank_transfer: 'Bank transfer',
  online: 'Online',
};

const dayOf = (moment: string) => moment.slice(0, 10);

export const orderColumns: CsvColumns<OrderSummary> = {
  Order: ({ number }) => number,
  Date: ({ invoiceDate }) => dayOf(invoiceDate),
  Client: ({ clientName }) => clientName,
  Buyer: ({ buyer }) => buyer?.email ?? '',
  Modules: ({ modules }) => modules.join(', '),
  Method: ({ method }) => methodWords[method],
  Invoice: ({ invoiceNumber }) => invoiceNumber,
  'Due date': ({ dueDate }) => dayOf(dueDate),
  Status: (row) => (row.status === 'cancelled' ? 'Canceled' : paymentWords(row)),
  Currency: ({ currency }) => currency,
  Total: ({ total }) => majorUnits(total),
  Paid: ({ paid }) => majorUnits(paid),
  Credited: ({ credited = 0 }) => majorUnits(credited),
  Refunded: ({ refunded = 0 }) => majorUnits(refunded),
  Balance: ({ balance }) => majorUnits(balance),
};
