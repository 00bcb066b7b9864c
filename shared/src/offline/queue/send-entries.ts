import type { AxiosRequestTransformer } from 'axios';
import type { HttpClient } from '../../http/index.ts';
import type { CartEntry } from './cart-entry.ts';
import { NotTheOwner } from './not-the-owner.ts';

const CART_PATH = '/tex-suite/cart';

type Client = Pick<HttpClient, 'post' | 'put' | 'delete' | 'defaults'>;

/** The last check before sending, also when repeated with a new token: the user may have changed. */
const onlyFor =
  (isOwner: () => boolean): AxiosRequestTransformer =>
  (body: unknown) => {
    if (!isOwner()) throw new NotTheOwner();
    return body;
  };

/** Its key, and the last check before sending. */
const callOf = (client: Client, key: string, isOwner: () => boolean) => ({
  headers: { 'Idempotency-Key': key },
  transformRequest: [onlyFor(isOwner), client.defaults.transformRequest ?? []].flat(),
});

type Call = ReturnType<typeof callOf>;

const linePath = (cartItemId: string) => `${CART_PATH}/${encodeURIComponent(cartItemId)}`;

const sendOne = async (client: Client, { type, data }: CartEntry, call: Call): Promise<unknown> => {
  switch (type) {
    case 'cart-add':
      return client.post(CART_PATH, data, call);
    case 'cart-update': {
      const { noOfUsers, noOfDays } = data;
      return client.put(linePath(data.cartItemId), undefined, { ...call, params: { noOfUsers, noOfDays } });
    }
    case 'cart-remove':
      return client.delete(linePath(data.cartItemId), call);
    case 'cart-clear':
      return client.delete(`${CART_PATH}/clear`, call);
  }
};

const removeTogether = (client: Client, removals: CartEntry[], call: Call) => {
  const ids = removals.flatMap((entry) => (entry.type === 'cart-remove' ? entry.data.cartItemId : []));
  return client.delete(`${CART_PATH}/remove-multiple`, { ...call, data: ids });
};

/** Sends an entry, or several removals in one request, only as their owner. */
export const sendEntries = async (
  client: Client,
  entries: CartEntry[],
  isSignedIn: (owner: string) => boolean,
): Promise<unknown> => {
  const [first, ...more] = entries;
  if (!first) return undefined;
  const isOwner = () => isSignedIn(first.owner);
  if (more.length === 0) return sendOne(client, first, callOf(client, first.id, isOwner));
  return removeTogether(client, entries, callOf(client, `${first.id}-bulk`, isOwner));
};
