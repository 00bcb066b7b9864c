import { type Payment, statusTones } from '@marketplace/shared/contracts';
import { Badge, formatMoney } from '@marketplace/shared/ui';
import { RowText, type Column } from '@marketplace/shared/ui/table';
import { BookLink } from '../book-link.tsx';
import { Day } from '../day.tsx';
import { methodNames } from './method-names.ts';
import { ReceiptButton } from './receipt-button.tsx';
import styles from './payments.module.css';

const looks = {
  succeeded: { tone: statusTones.succeeded, label: 'Succeeded' },
  pending: { tone: statusTones.pending, label: 'Pending' },
  processing: { tone: statusTones.processing, label: 'With the bank' },
  failed: { tone: statusTones.failed, label: 'Failed' },
} as const;

export const PaymentStatusBadge = ({ status }: Pick<Payment, 'status'>) => (
  <Badge tone={looks[status].tone}>{looks[status].label}</Badge>
);

export const paymentColumns: Column<Payment>[] = [
  {
    ...{ key: 'date', title: 'Date', sortedBy: 'paymentDate' },
    cell: ({ paidAt, createdAt, paymentDate }) => <Day at={paymentDate ?? paidAt ?? createdAt} />,
  },
  {
    ...{ key: 'invoice', title: 'Invoice', lead: true, sortedBy: 'invoiceNumber' },
    cell: ({ invoiceId, invoiceNumber }) => <BookLink kind="invoice" id={invoiceId} number={invoiceNumber} />,
  },
  { key: 'method', title: 'Method', sortedBy: 'method', cell: ({ method }) => methodNames[method] },
  {
    ...{ key: 'reference', title: 'Reference', sortedBy: 'reference' },
    cell: ({ reference }) => (
      <RowText>
        <code className={styles.reference}>{reference}</code>
      </RowText>
    ),
  },
  { key: 'status', title: 'Status', sortedBy: 'status', cell: (payment) => <PaymentStatusBadge {...payment} /> },
  {
    ...{ key: 'amount', title: 'Amount', numeric: true, sortedBy: 'amount' },
    cell: ({ amount, currency }) => <RowText>{formatMoney(amount, currency)}</RowText>,
  },
  {
    ...{ key: 'receipt', title: 'Receipt', action: true },
    cell: (payment) => payment.status === 'succeeded' && <ReceiptButton payment={payment} />,
  },
];
