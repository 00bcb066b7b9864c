import type { InvoiceSummary } from '@marketplace/shared/contracts';
import { formatMoney } from '@marketplace/shared/ui';
import { RowText, type Column } from '@marketplace/shared/ui/table';
import { BookLink } from '../book-link.tsx';
import { Day } from '../day.tsx';
import { InvoiceStatusBadge } from '../invoice-status-badge.tsx';
import { ModuleNames } from '../module-names.tsx';
import styles from './invoice-columns.module.css';

const Balance = ({ invoice: { balance, currency } }: { invoice: InvoiceSummary }) => (
  <span className={balance === 0 ? styles.settled : styles.open}>{formatMoney(balance, currency)}</span>
);

export const invoiceColumns: Column<InvoiceSummary>[] = [
  {
    key: 'number',
    title: 'Number',
    sortedBy: 'number',
    cell: (invoice) => <BookLink kind="invoice" {...invoice} />,
  },
  { key: 'date', title: 'Date', sortedBy: 'invoiceDate', cell: ({ invoiceDate }) => <Day at={invoiceDate} /> },
  { key: 'due', title: 'Due', sortedBy: 'dueDate', cell: ({ dueDate }) => <Day at={dueDate} /> },
  { key: 'modules', title: 'Modules', cell: ({ modules }) => <ModuleNames names={modules} /> },
  { key: 'status', title: 'Status', cell: (invoice) => <InvoiceStatusBadge {...invoice} /> },
  {
    ...{ key: 'total', title: 'Total', numeric: true, sortedBy: 'total' },
    cell: ({ total, currency }) => <RowText>{formatMoney(total, currency)}</RowText>,
  },
  { key: 'balance', title: 'Balance', numeric: true, cell: (invoice) => <Balance invoice={invoice} /> },
];
