import { type Client, Payment } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { defineView, List, paging, queryOf, usePagedList } from '@marketplace/shared/ui/list';
import { CreditCard } from 'lucide-react';
import { bookSizes } from '../invoice-list/invoices-query.ts';
import { LoadFailed } from '../load-failed.tsx';
import { useReloadOnChange } from '../use-reload-on-change.ts';
import { paymentColumns } from './payment-columns.tsx';
import styles from './payments.module.css';

const payments = defineView(paging(bookSizes));

/** What a client has paid, the newest first. */
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
