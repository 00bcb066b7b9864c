import { fakeApi } from '@marketplace/shared/testing';
import { closeCart } from '../cart/state/load-cart.ts';
import { aCartItem } from './a-cart-item.ts';
import { theOptions } from './checkout-answers.ts';

type Item = ReturnType<typeof aCartItem>;

interface Call {
  method: string;
  path: string;
  key: string | null;
  body: unknown;
  /** When it arrived, in milliseconds. */
  at: number;
}

const BASE = '/api/marketplace';

const readCall = async (request: Request): Promise<Call> => {
  const at = Date.now();
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  return {
    method: request.method,
    path: pathname.replace(BASE, '') + search,
    key: request.headers.get('Idempotency-Key'),
    body: body === '' ? undefined : JSON.parse(body),
    at,
  };
};

/** A cart behind an API that records its calls: `const cart = fakeCart()` at the top, then `cart.serve([...])`. */
export const fakeCart = () => {
  const api = fakeApi();
  let items: Item[] = [];
  let calls: Call[] = [];
  afterEach(closeCart);

  const keep =
    (change: (call: Call) => Item[]) =>
    async ({ request }: { request: Request }) => {
      const call = await readCall(request);
      calls.push(call);
      items = change(call);
      return api.json({ items, currency: 'INR' });
    };
  const idOf = ({ path }: Call) => path.split('?')[0]?.split('/').at(-1);
  const amountOf = ({ path }: Call) => {
    const query = new URLSearchParams(path.split('?')[1]);
    return { noOfUsers: Number(query.get('noOfUsers')), noOfDays: Number(query.get('noOfDays')) };
  };
  const change = (call: Call) =>
    items.map((item) => (item.cartItemId === idOf(call) ? { ...item, ...amountOf(call) } : item));
  const add = ({ body }: Call) => [
    ...items,
    aCartItem({ cartItemId: `line-${items.length + 1}`, ...(body as object) }),
  ];
  const removeMany = ({ body }: Call) => items.filter(({ cartItemId }) => !(body as string[]).includes(cartItemId));

  const serve = (content: Item[]) => {
    items = content;
    calls = [];
    api.get('/tex-suite/clients/user', () => api.json([]));
    api.get('/tex-suite/checkout/options', () => api.json(theOptions()));
    api.delete(
      '/tex-suite/cart/:id',
      keep((call) => items.filter(({ cartItemId }) => cartItemId !== idOf(call))),
    );
    api.delete('/tex-suite/cart/remove-multiple', keep(removeMany));
    api.delete(
      '/tex-suite/cart/clear',
      keep(() => []),
    );
    api.put('/tex-suite/cart/:id', keep(change));
    api.post('/tex-suite/cart', keep(add));
    api.get(
      '/tex-suite/cart',
      keep(() => items),
    );
  };

  /** Calls so far, such as "PUT /tex-suite/cart/line-1". */
  const made = (method?: string) => calls.filter((call) => !method || call.method === method);
  return { api, serve, made, replace: (content: Item[]) => (items = content) };
};
