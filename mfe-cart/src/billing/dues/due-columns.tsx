import type { InvoiceSummary } from '@marketplace/shared/contracts';
import { formatDate, formatMoney } from '@marketplace/shared/ui';
import type { Column } from '@marketplace/shared/ui/table';
import { PayButton } from '../pay-button.tsx';
import { BookLink } from '../book-link.tsx';
import { InvoiceStatusBadge } from '../invoice-status-badge.tsx';
import styles from './due-columns.module.css';
import { dueText } from './due-text.ts';

const columns = (today: string): Column<InvoiceSummary>[] => [
  { key: 'invoice', title: 'Invoice', lead: true, cell: (invoice) => <BookLink kind="invoice" {...invoice} /> },
  {
    ...{ key: 'due', title: 'Due' },
    cell: ({ dueDate }) => (
      <span className={styles.due}>
        <time dateTime={dueDate}>{formatDate(dueDate)}</time>
        <span className={styles.since}>{dueText(dueDate, today)}</span>
      </span>
    ),
  },
  { key: 'status', title: 'Status', cell: (invoice) => <InvoiceStatusBadge {...invoice} /> },
  {
    ...{ key: 'total', title: 'Total', numeric: true },
    cell: ({ total, currency }) => formatMoney(total, currency),
  },
  {
    ...{ key: 'balance', title: 'Balance', numeric: true },
    cell: ({ balance, currency }) => <span className={styles.balance}>{formatMoney(balance, currency)}</span>,
  },
];

/** @param today at the company */
export const dueColumns = (today: string, mayChange: boolean): Column<InvoiceSummary>[] =>
  mayChange
    ? [
        ...columns(today),
        { key: 'pay', title: 'Pay', action: true, cell: (invoice) => <PayButton invoice={invoice} size="small" /> },
      ]
    : columns(today);
