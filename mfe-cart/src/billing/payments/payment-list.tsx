import { rowsReaderOf } from '@marketplace/shared/data';
import { type Client, Payment } from '@marketplace/shared/contracts';
import { EmptyState } from '@marketplace/shared/ui';
import { Pagination, Table } from '@marketplace/shared/ui/table';
import { CreditCard } from 'lucide-react';
import { countOf } from '../../cart/view/count-of.ts';
import { withParts } from '../books-query.ts';
import { pageSizes } from '../invoice-list/invoices-query.ts';
import { LoadFailed } from '../load-failed.tsx';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import { useBookPage } from '../use-book-page.ts';
import { useQueryChange } from '@marketplace/shared/router';
import { ListBody, ListHead, RowsSelect } from '@marketplace/shared/ui/list';
import { paymentColumns } from './payment-columns.tsx';
import styles from './payments.module.css';
import { paymentsPath, readPaymentsView } from './payments-query.ts';

const NoPayments = () => (
  <EmptyState
    icon={CreditCard}
    title="No payments yet"
    text="What has been paid stands here: when, by which method and for which invoice."
  />
);

/** What a client has paid, the newest first. */
export const PaymentList = ({ client }: { client: Client }) => {
  const [query, changeQuery] = useQueryChange();
  const view = readPaymentsView(query);
  const go = (page: number, { replace } = { replace: false }) =>
    changeQuery((was) => withParts(was, { page: page === 0 ? null : String(page) }), { replace });
  const { failed, busy, shown, error, reload } = useBookPage(
    paymentsPath(client.id, view),
    rowsReaderOf(Payment),
    view,
    (page) => go(page, { replace: true }),
  );
  const resize = (size: number) =>
    changeQuery((was) => withParts(was, { page: null, size: size === 10 ? null : String(size) }), { replace: true });
  const content = () => {
    if (failed) return <LoadFailed what="The payments" error={error} onRetry={reload} />;
    if (!shown) return <RowsSkeleton label="Loading payments" widths={[96, 128, 104, 160, 80, 104]} />;
    if (shown.total === 0) return <NoPayments />;
    return (
      <ListBody busy={busy}>
        <div className={styles.list}>
          <Table caption="Payments" columns={paymentColumns} rows={shown.rows} rowKey={({ id }) => id} />
        </div>
        <Pagination page={view.page} size={view.size} totalElements={shown.total} onPage={go} />
      </ListBody>
    );
  };
  return (
    <section aria-label="Payments">
      <ListHead total={shown && countOf(shown.total, 'payment')}>
        <RowsSelect size={view.size} sizes={pageSizes} onChange={resize} />
      </ListHead>
      {content()}
    </section>
  );
};
