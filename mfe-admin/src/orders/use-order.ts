import { Order } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { statusOf } from '@marketplace/shared/http';

const readOrder = readerOf(Order);

/** One order with its invoice and payments. */
export const useOrder = (id: string) => {
  const path = `/tex-admin/order/${encodeURIComponent(id)}`;
  const { status, data, error, reload } = useResource(path, { life: 'short', parse: readOrder });
  return { status, order: data, isGone: statusOf(error) === 404, reload };
};
