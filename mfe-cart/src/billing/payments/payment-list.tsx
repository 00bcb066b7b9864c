import { type Client, Payment, type PaymentsQuery } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { defineView, List, paging, queryOf, sort, usePagedList } from '@marketplace/shared/ui/list';
import { CreditCard } from 'lucide-react';
import { bookSizes } from '../invoice-list/invoices-query.ts';
import { LoadFailed } from '../load-failed.tsx';
import { useReloadOnChange } from '../use-reload-on-change.ts';
import { paymentColumns } from './payment-columns.tsx';
import styles from './payments.module.css';

const sorts: { value: NonNullable<PaymentsQuery['sort']>; label: string }[] = [
  { value: 'paymentDate,desc', label: 'Newest' },
  { value: 'paymentDate,asc', label: 'Oldest' },
  { value: 'amount,desc', label: 'Largest' },
  { value: 'amount,asc', label: 'Smallest' },
  { value: 'invoiceNumber,asc', label: 'Invoice, ascending' },
  { value: 'invoiceNumber,desc', label: 'Invoice, descending' },
  { value: 'method,asc', label: 'Method, A to Z' },
  { value: 'method,desc', label: 'Method, Z to A' },
  { value: 'reference,asc', label: 'Reference, ascending' },
  { value: 'reference,desc', label: 'Reference, descending' },
  { value: 'status,asc', label: 'Status, A to Z' },
  { value: 'status,desc', label: 'Status, Z to A' },
];

const payments = defineView({ ...paging(bookSizes), sort: sort(sorts) });

/** What a client has paid. */
export const PaymentList = ({ client: { id: clientId } }: { client: Client }) => {
  const pathOf = (view: ReturnType<typeof payments.readView>) => `/tex-suite/payment?${queryOf({ clientId, ...view })}`;
  const list = usePagedList(payments, pathOf, rowsReaderOf(Payment));
  useReloadOnChange(list.reload);
  return (
    <List
      list={list}
      name="Payments"
      noun="payment"
      className={styles.list}
      columns={paymentColumns}
      failed={<LoadFailed what="The payments" error={list.error} onRetry={list.reload} />}
      empty={{
        icon: CreditCard,
        title: 'No payments yet',
        text: 'Payments appear here with their date, method and invoice.',
      }}
    />
  );
};
