import type { HttpClient } from '../../http/index.ts';
import type { CartEntry } from './cart-entry.ts';
import { NotTheOwner } from './not-the-owner.ts';

const CART_PATH = '/tex-suite/cart';

type Client = Pick<HttpClient, 'post' | 'put' | 'delete'>;

/** Its key, and the last check before sending: the user may have changed. */
const callOf = (key: string, isOwner: () => boolean) => ({
  headers: { 'Idempotency-Key': key },
  beforeSend: () => {
    if (!isOwner()) throw new NotTheOwner();
  },
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
  if (more.length === 0) return sendOne(client, first, callOf(first.id, isOwner));
  return removeTogether(client, entries, callOf(`${first.id}-bulk`, isOwner));
};
