import type { InvoiceSort, InvoiceSummary } from '@marketplace/shared/contracts';
import { formatMoney } from '@marketplace/shared/ui';
import { sortBy } from '@marketplace/shared/ui/list';
import type { Column } from '@marketplace/shared/ui/table';
import { BookLink } from '../book-link.tsx';
import { Day } from '../day.tsx';
import { InvoiceStatusBadge } from '../invoice-status-badge.tsx';
import { ModuleNames } from '../module-names.tsx';
import styles from './invoice-columns.module.css';

const Balance = ({ invoice: { balance, currency } }: { invoice: InvoiceSummary }) => (
  <span className={balance === 0 ? styles.settled : styles.open}>{formatMoney(balance, currency)}</span>
);

export const invoiceColumns = (sort: InvoiceSort, onSort: (sort: InvoiceSort) => void): Column<InvoiceSummary>[] => {
  const by = sortBy(sort, onSort);
  return [
    {
      key: 'number',
      title: 'Number',
      sort: by('number'),
      cell: (invoice) => <BookLink kind="invoice" {...invoice} wholeRow />,
    },
    { key: 'date', title: 'Date', sort: by('invoiceDate'), cell: ({ invoiceDate }) => <Day at={invoiceDate} /> },
    { key: 'due', title: 'Due', sort: by('dueDate'), cell: ({ dueDate }) => <Day at={dueDate} /> },
    { key: 'modules', title: 'Modules', cell: ({ modules }) => <ModuleNames names={modules} /> },
    { key: 'status', title: 'Status', cell: (invoice) => <InvoiceStatusBadge {...invoice} /> },
    {
      ...{ key: 'total', title: 'Total', numeric: true, sort: by('total') },
      cell: ({ total, currency }) => formatMoney(total, currency),
    },
    { key: 'balance', title: 'Balance', numeric: true, cell: (invoice) => <Balance invoice={invoice} /> },
  ];
};
