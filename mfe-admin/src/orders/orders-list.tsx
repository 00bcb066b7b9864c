import { rowsReaderOf } from '@marketplace/shared/data';
import { AdminOrderSummary } from '@marketplace/shared/contracts';
import { SkeletonTable } from '@marketplace/shared/ui';
import { Pagination, Table } from '@marketplace/shared/ui/table';
import { ListBody, ListHead, RowsSelect } from '@marketplace/shared/ui/list';
import { CsvButton } from '../csv/csv-button.tsx';
import { useReturnFocus } from '../side-panel/use-return-focus.ts';
import { sizes } from '../view/list-view.ts';
import { ListFailed } from '../view/list-failed.tsx';
import { usePage } from '../view/use-page.ts';
import { orderColumns } from './order-columns.tsx';
import { OrdersFilters } from './orders-filters.tsx';
import { csvPath, isFiltered, ordersPath, withoutFilters } from './orders-query.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderPanel } from './panel/order-panel.tsx';
import { orderLink, useOrdersView } from './orders-query.ts';

const totalText = (total: number) => `${total.toLocaleString('en-IN')} ${total === 1 ? 'order' : 'orders'}`;

/** All orders of all clients; filtered, sorted and paged by the URL. */
export const OrdersList = () => {
  const { view, change } = useOrdersView();
  useReturnFocus(view.order, 'data-order');
  const { status, shown, reload } = usePage(ordersPath(view), rowsReaderOf(AdminOrderSummary), view, change);
  const content = () => {
    if (status === 'failed') return <ListFailed what="orders" onRetry={reload} />;
    if (!shown) return <SkeletonTable rows={8} columns={6} />;
    if (shown.total === 0)
      return <NoOrders isFiltered={isFiltered(view)} onClear={() => change(withoutFilters(view))} />;
    return (
      <ListBody busy={status === 'loading'}>
        <Table
          caption="Orders"
          columns={orderColumns((id) => orderLink(view, id))}
          rows={shown.rows}
          rowKey={({ id }) => id}
        />
        <Pagination page={view.page} size={view.size} totalElements={shown.total} onPage={(page) => change({ page })} />
      </ListBody>
    );
  };
  return (
    <section aria-label="Orders">
      <OrdersFilters view={view} onChange={change} />
      <ListHead total={shown && totalText(shown.total)}>
        <RowsSelect size={view.size} sizes={sizes} onChange={(size) => change({ size })} />
        <CsvButton path={csvPath(view)} fileName="orders.csv" disabled={!shown || shown.total === 0} />
      </ListHead>
      {content()}
      {view.order && (
        <OrderPanel key={view.order} id={view.order} onChanged={reload} onClose={() => change({ order: '' })} />
      )}
    </section>
  );
};
