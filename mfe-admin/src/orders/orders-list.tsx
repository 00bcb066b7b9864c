import { SkeletonTable } from '@marketplace/shared/ui';
import { Pagination, Table } from '@marketplace/shared/ui/table';
import { CsvButton } from '../csv/csv-button.tsx';
import { FilterSelect } from '../users/filter-select.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrdersFilters } from './orders-filters.tsx';
import { csvPath, isFiltered, sizes, withoutFilters } from './orders-query.ts';
import { NoOrders, OrdersFailed } from './orders-states.tsx';
import styles from './orders.module.css';
import { OrderPanel } from './panel/order-panel.tsx';
import { orderLink, useOrdersView } from './use-orders-view.ts';
import { useOrders } from './use-orders.ts';

const sizeOptions = sizes.map((size) => ({ value: String(size), label: String(size) }));

const totalText = (total: number) => `${total.toLocaleString('en-IN')} ${total === 1 ? 'order' : 'orders'}`;

/** All orders of all clients; filtered, sorted and paged by the URL. */
export const OrdersList = () => {
  const { view, change } = useOrdersView();
  const { status, shown, reload } = useOrders(view);
  const content = () => {
    if (status === 'failed') return <OrdersFailed onRetry={reload} />;
    if (!shown) return <SkeletonTable rows={8} columns={6} />;
    if (shown.orders.length === 0)
      return <NoOrders isFiltered={isFiltered(view) || view.page > 0} onClear={() => change(withoutFilters(view))} />;
    return (
      <div className={styles.list} aria-busy={status === 'loading'}>
        <Table
          caption="Orders"
          columns={orderColumns((id) => orderLink(view, id))}
          rows={shown.orders}
          rowKey={({ id }) => id}
        />
        <Pagination page={view.page} size={view.size} totalElements={shown.total} onPage={(page) => change({ page })} />
      </div>
    );
  };
  return (
    <section aria-label="Orders">
      <OrdersFilters view={view} onChange={change} />
      <div className={styles.above}>
        <p role="status">{shown && totalText(shown.total)}</p>
        <span className={styles.tools}>
          <FilterSelect
            label="Rows"
            value={String(view.size)}
            options={sizeOptions}
            onChange={(size) => change({ size: Number(size) })}
          />
          <CsvButton path={csvPath(view)} fileName="orders.csv" disabled={!shown || shown.total === 0} />
        </span>
      </div>
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
