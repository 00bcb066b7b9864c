import type { Order } from '@marketplace/shared/contracts';
import { useResource } from '@marketplace/shared/data';
import { orderPath } from './order-path.ts';

const asOrder = (answer: unknown) => answer as Order;

/** A placed order with its invoice. */
export const useOrder = (id: string) => useResource(orderPath(id), { life: 'short', parse: asOrder });
