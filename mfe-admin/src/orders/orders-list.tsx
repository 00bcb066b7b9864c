import { SkeletonTable } from '@marketplace/shared/ui';
import { Pagination, Table } from '@marketplace/shared/ui/table';
import { ListBody, ListHead, RowsSelect } from '@marketplace/shared/ui/list';
import { CsvButton } from '../csv/csv-button.tsx';
import { sizes } from '../view/in-query.ts';
import { ListFailed } from '../view/list-failed.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrdersFilters } from './orders-filters.tsx';
import { csvPath, isFiltered, withoutFilters } from './orders-query.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderPanel } from './panel/order-panel.tsx';
import { orderLink, useOrdersView } from './use-orders-view.ts';
import { useOrders } from './use-orders.ts';

const totalText = (total: number) => `${total.toLocaleString('en-IN')} ${total === 1 ? 'order' : 'orders'}`;

/** All orders of all clients; filtered, sorted and paged by the URL. */
export const OrdersList = () => {
  const { view, change } = useOrdersView();
  const { status, shown, reload } = useOrders(view);
  const content = () => {
    if (status === 'failed') return <ListFailed what="orders" onRetry={reload} />;
    if (!shown) return <SkeletonTable rows={8} columns={6} />;
    if (shown.orders.length === 0)
      return <NoOrders isFiltered={isFiltered(view) || view.page > 0} onClear={() => change(withoutFilters(view))} />;
    return (
      <ListBody busy={status === 'loading'}>
        <Table
          caption="Orders"
          columns={orderColumns((id) => orderLink(view, id))}
          rows={shown.orders}
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
        <OrderPanel
          key={view.order}
          id={view.order}
          onChanged={reload}
          onClose={() => {
            change({ order: '' });
            document.querySelector<HTMLElement>(`[data-order="${view.order}"]`)?.focus();
          }}
        />
      )}
    </section>
  );
};
