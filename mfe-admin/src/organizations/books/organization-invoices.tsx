import { InvoiceSummary, type InvoiceSort } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { Badge, formatDate, formatMoney } from '@marketplace/shared/ui';
import {
  choice,
  defineView,
  List,
  paging,
  queryOf,
  RowLink,
  search,
  sort,
  usePagedList,
} from '@marketplace/shared/ui/list';
import type { Column } from '@marketplace/shared/ui/table';
import { Receipt } from 'lucide-react';
import { looksOf } from '../../orders/order-labels.ts';
import styles from '../organization-columns.module.css';

const sorts: { value: InvoiceSort; label: string }[] = [
  { value: 'invoiceDate,desc', label: 'Newest' },
  { value: 'invoiceDate,asc', label: 'Oldest' },
  { value: 'dueDate,asc', label: 'Due soonest' },
  { value: 'dueDate,desc', label: 'Due latest' },
  { value: 'total,desc', label: 'Highest total' },
  { value: 'total,asc', label: 'Lowest total' },
  { value: 'number,asc', label: 'Number, ascending' },
  { value: 'number,desc', label: 'Number, descending' },
];

const statuses = [
  { value: '', label: 'Any' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'unpaid', label: 'Unpaid, not due' },
  { value: 'partly_paid', label: 'Partly paid' },
  { value: 'paid', label: 'Paid' },
];

const invoices = defineView(
  {
    search: search('Number, PO number or module'),
    status: choice('Status', statuses),
    sort: sort(sorts),
    ...paging(),
  },
  { tab: 'invoices' },
);

const pathOf =
  (clientId: string) =>
  ({ search: q, ...view }: ReturnType<typeof invoices.readView>) =>
    `/tex-suite/invoice/search?${queryOf({ ...view, q, clientId })}`;

const day = (moment: string) => <span className={styles.day}>{formatDate(moment)}</span>;

const columns: Column<InvoiceSummary>[] = [
  {
    ...{ key: 'number', sortedBy: 'number', title: 'Invoice', lead: true },
    cell: ({ id, clientId, number }) => (
      <RowLink
        to={`/payment-history?client=${encodeURIComponent(clientId)}&invoice=${encodeURIComponent(id)}`}
        preventScrollReset={false}
      >
        {number}
      </RowLink>
    ),
  },
  { key: 'modules', title: 'Modules', spare: true, cell: ({ modules }) => modules.join(', ') },
  { key: 'date', sortedBy: 'invoiceDate', title: 'Date', cell: ({ invoiceDate }) => day(invoiceDate) },
  { key: 'due', sortedBy: 'dueDate', title: 'Due', cell: ({ dueDate }) => day(dueDate) },
  {
    ...{ key: 'status', title: 'Status' },
    cell: ({ status, ...invoice }) => {
      const { tone, label } = looksOf({ ...invoice, status: 'paid', invoiceStatus: status });
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    key: 'total',
    sortedBy: 'total',
    title: 'Total',
    numeric: true,
    cell: ({ total, currency }) => formatMoney(total, currency),
  },
  { key: 'balance', title: 'Balance', numeric: true, cell: ({ balance, currency }) => formatMoney(balance, currency) },
];

/** The invoices of an organization, which open in its payment history. */
export const OrganizationInvoices = ({ id }: { id: string }) => (
  <List
    list={usePagedList(invoices, pathOf(id), rowsReaderOf(InvoiceSummary))}
    name="Invoices"
    noun="invoice"
    columns={columns}
    empty={{
      icon: Receipt,
      title: 'No invoices yet',
      text: 'Each order gets an invoice, listed here.',
    }}
  />
);
