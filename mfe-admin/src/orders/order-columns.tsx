import type { OrderSummary } from '@marketplace/shared/contracts';
import { Badge, formatDate, formatMoney } from '@marketplace/shared/ui';
import { RowText, type Column } from '@marketplace/shared/ui/table';
import { RowLink } from '@marketplace/shared/ui/list';
import { Breakable } from '../view/breakable.tsx';
import styles from './order-columns.module.css';
import { looksOf, methodLabels } from './order-labels.ts';

export const OrderBadge = ({ order }: { order: Parameters<typeof looksOf>[0] }) => {
  const { tone, label } = looksOf(order);
  return <Badge tone={tone}>{label}</Badge>;
};

const Number = ({ order, to }: { order: OrderSummary; to: string }) => (
  <span className={styles.number}>
    <RowLink to={to} row={order.id}>
      {order.number}
    </RowLink>
    <span className={styles.quiet}>{formatDate(order.invoiceDate)}</span>
  </span>
);

const Client = ({ clientName, buyer }: OrderSummary) => (
  <span className={`${styles.texts} ${styles.client}`}>
    <RowText>{clientName}</RowText>
    <RowText className={styles.quiet}>
      {buyer ? <Breakable text={buyer.email} at={/(?=@)/} /> : 'Deleted account'}
    </RowText>
  </span>
);

const Money = ({ total, balance, currency, invoiceStatus }: OrderSummary) => (
  <span className={styles.texts}>
    <RowText>{formatMoney(total, currency)}</RowText>
    {invoiceStatus !== 'voided' && balance > 0 && balance < total && (
      <span className={styles.quiet}>{`${formatMoney(balance, currency)} due`}</span>
    )}
  </span>
);

const modulesText = (modules: string[]) =>
  modules.length > 2 ? `${modules.slice(0, 2).join(', ')} and ${modules.length - 2} more` : modules.join(', ');

export const orderColumns = (linkTo: (id: string) => string): Column<OrderSummary>[] => [
  {
    key: 'number',
    sortedBy: 'number',
    title: 'Order',
    lead: true,
    cell: (order) => <Number order={order} to={linkTo(order.id)} />,
  },
  { key: 'client', sortedBy: 'clientName', title: 'Organization', cell: Client },
  { key: 'modules', title: 'Modules', cell: ({ modules }) => modulesText(modules) },
  { key: 'method', title: 'Method', spare: true, sortedBy: 'method', cell: ({ method }) => methodLabels[method] },
  {
    ...{ key: 'due', title: 'Due', sortedBy: 'dueDate' },
    cell: ({ dueDate }) => <span className={styles.day}>{formatDate(dueDate)}</span>,
  },
  { key: 'status', title: 'Status', sortedBy: 'paymentStatus', cell: (order) => <OrderBadge order={order} /> },
  { key: 'total', sortedBy: 'total', title: 'Total', numeric: true, cell: Money },
];
