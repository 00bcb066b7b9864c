import { Order } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { orderPath } from './order-path.ts';

const asOrder = readerOf(Order);

/** A placed order with its invoice. */
export const useOrder = (id: string) => useResource(orderPath(id), { life: 'short', parse: asOrder });
