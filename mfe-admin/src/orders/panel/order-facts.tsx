import type { Order, OrderCancellation } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { formatDate } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { OrderBadge } from '../order-columns.tsx';
import { methodLabels } from '../order-labels.ts';
import styles from './order-panel.module.css';

/** When, by whom and why the order was canceled. */
const cancelledText = ({ at, on = at, by, reason }: OrderCancellation) =>
  `${formatDate(on)}${by ? ` by ${by.name}` : ''}${reason ? `: ${reason}` : ''}`;

/** Details of the order and its invoice. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const { buyer, method, invoice, clientId, cancellation } = order;
  const facts: [string, ReactNode][] = [
    ['Status', <OrderBadge key="status" order={order} />],
    ['Ordered', `${formatDate(invoice.invoiceDate)}${buyer ? ` by ${buyer.name}` : ''}`],
    ...(cancellation ? [['Canceled', cancelledText(cancellation)] satisfies [string, ReactNode]] : []),
    ['Method', methodLabels[method]],
    [
      'Invoice',
      <Link
        key="invoice"
        to={`/payment-history?${new URLSearchParams({ client: clientId, invoice: invoice.id }).toString()}`}
      >
        {invoice.number}
      </Link>,
    ],
    ['Due', formatDate(invoice.dueDate)],
    ['Billed to', [invoice.buyer.name, ...invoice.buyer.address].join(', ')],
    ...(invoice.poNumber ? [['Purchase order', invoice.poNumber] satisfies [string, ReactNode]] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
