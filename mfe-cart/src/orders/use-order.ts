import { Order } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { useBook } from '../billing/use-book.ts';
import { orderPath } from './order-path.ts';

const asOrder = readerOf(Order);

/** An order with its invoice, payments and subscriptions. */
export const useOrder = (id: string) => useBook(orderPath(id), asOrder);
