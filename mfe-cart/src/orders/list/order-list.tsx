import { type Client, OrderSummary } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { LinkButton } from '@marketplace/shared/ui';
import { List, usePagedList } from '@marketplace/shared/ui/list';
import { ShoppingBag } from 'lucide-react';
import { LoadFailed } from '../../billing/load-failed.tsx';
import { useReloadOnChange } from '../../billing/use-reload-on-change.ts';
import { orderColumns } from './order-columns.tsx';
import styles from './order-list.module.css';
import { orders, ordersPath } from './orders-query.ts';

/** A client's orders, newest first. */
export const OrderList = ({ client }: { client: Client }) => {
  const list = usePagedList(orders, ordersPath(client.id), rowsReaderOf(OrderSummary));
  useReloadOnChange(list.reload);
  return (
    <List
      list={list}
      name="Orders"
      noun="order"
      className={styles.list}
      columns={orderColumns}
      failed={<LoadFailed what="The orders" error={list.error} onRetry={list.reload} />}
      empty={{
        icon: ShoppingBag,
        title: 'No orders yet',
        text: 'Orders appear here with their modules, invoice and payment status.',
        actions: <LinkButton to="/">Browse modules</LinkButton>,
      }}
    />
  );
};
