import type { OrderSummary } from '@marketplace/shared/contracts';
import { formatMoney } from '@marketplace/shared/ui';
import { RowText, type Column } from '@marketplace/shared/ui/table';
import { BookLink } from '../../billing/book-link.tsx';
import { Day } from '../../billing/day.tsx';
import { ModuleNames } from '../../billing/module-names.tsx';
import { OrderStatusBadge } from '../order-status-badge.tsx';

export const orderColumns: Column<OrderSummary>[] = [
  { key: 'number', sortedBy: 'number', title: 'Order', cell: (order) => <BookLink kind="order" {...order} /> },
  { key: 'date', sortedBy: 'createdAt', title: 'Date', cell: ({ invoiceDate }) => <Day at={invoiceDate} /> },
  { key: 'invoice', title: 'Invoice', cell: ({ invoiceNumber }) => <RowText>{invoiceNumber}</RowText> },
  { key: 'modules', title: 'Modules', cell: ({ modules }) => <ModuleNames names={modules} /> },
  { key: 'status', sortedBy: 'paymentStatus', title: 'Status', cell: (order) => <OrderStatusBadge order={order} /> },
  {
    key: 'total',
    sortedBy: 'total',
    title: 'Total',
    numeric: true,
    cell: ({ total, currency }) => <RowText>{formatMoney(total, currency)}</RowText>,
  },
];
