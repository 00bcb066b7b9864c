import { OrderSummary } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { List, usePagedList } from '@marketplace/shared/ui/list';
import { Receipt } from 'lucide-react';
import { orderColumns } from './order-columns.tsx';
import { csvPath, orders, ordersPath } from './orders-query.ts';
import { OrderPanel } from './panel/order-panel.tsx';

/** The orders of all clients. */
export const OrdersList = () => {
  const list = usePagedList(orders, ordersPath, rowsReaderOf(OrderSummary));
  const { view, change, reload } = list;
  return (
    <List
      list={list}
      name="Orders"
      noun="order"
      columns={orderColumns((order) => orders.linkTo({ order }, view))}
      csv={csvPath(view)}
      empty={{
        icon: Receipt,
        title: 'No orders yet',
        text: 'Orders appear here with their modules, how they’re paid, and what’s still due.',
      }}
    >
      {view.order && (
        <OrderPanel key={view.order} id={view.order} onChanged={reload} onClose={() => change({ order: '' })} />
      )}
    </List>
  );
};
