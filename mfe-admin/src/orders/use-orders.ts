import type { AdminOrder, AdminOrderSummary, Page } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';
import { statusOf } from '@marketplace/shared/http';
import { useState } from 'react';
import { ordersPath, type OrdersView } from './orders-query.ts';

interface Orders {
  orders: AdminOrderSummary[];
  total: number;
}

const readOrders = (answer: unknown): Orders => {
  const orders = listOf<AdminOrderSummary>(answer);
  const { totalElements } = (answer ?? {}) as Partial<Page<AdminOrderSummary>>;
  return { orders, total: totalElements ?? orders.length };
};

/** One page of orders. While the next one is on its way, the last one stays. */
export const useOrders = (view: OrdersView) => {
  const path = ordersPath(view);
  const { status, data, reload } = useResource(path, { life: 'short', parse: readOrders });
  const [last, setLast] = useState<{ path: string; orders: Orders }>();
  if (data && last?.path !== path) setLast({ path, orders: data });
  return { status, shown: data ?? (status === 'loading' ? last?.orders : undefined), reload };
};

const readOrder = (answer: unknown) => answer as AdminOrder;

/** One order with its invoice and payments. */
export const useOrder = (id: string) => {
  const path = `/tex-admin/order/${encodeURIComponent(id)}`;
  const { status, data, error, reload } = useResource(path, { life: 'short', parse: readOrder });
  return { status, order: data, isGone: statusOf(error) === 404, reload };
};
