import type { CheckoutOptions, Coupon, Order, Quote, QuoteBody } from '@marketplace/shared/contracts';
import { aCartItem } from './a-cart-item.ts';
import { aCoupon, anOrder, aQuote, theOptions } from './checkout-answers.ts';
import { fakeCart } from './fake-cart.ts';

interface Call {
  what: 'draft' | 'quote' | 'order';
  key: string | null;
  body: unknown;
}

interface World {
  options: CheckoutOptions;
  coupons: Coupon[];
  /** The order that is created. */
  order: Order;
  quote: (asked: QuoteBody) => Quote;
}

/** A checkout behind a fake API that records its calls, with a cart of one line. */
export const fakeCheckout = () => {
  const cart = fakeCart();
  const { api } = cart;
  let calls: Call[] = [];
  const world: World = { options: theOptions(), coupons: [], order: anOrder(), quote: () => aQuote() };

  const note = async (what: Call['what'], request: Request) => {
    const body: unknown = await request.json();
    calls.push({ what, key: request.headers.get('Idempotency-Key'), body });
    return body;
  };

  /** Returns an order, and empties the cart. */
  const takeOrder = () => {
    cart.replace([]);
    return api.json(world.order, 201);
  };

  const serve = (changes: Partial<World> = {}, items = [aCartItem()]) => {
    calls = [];
    Object.assign(
      world,
      { options: theOptions(), coupons: [aCoupon()], order: anOrder(), quote: () => aQuote() },
      changes,
    );
    cart.serve(items);
    api.get('/tex-suite/checkout/options', () => api.json(world.options));
    api.get('/tex-admin/company-master', () => api.json({ brand: 'TEX', taxName: 'GST' }));
    api.get('/tex-suite/coupon/user', () => api.json(world.coupons));
    api.put('/tex-suite/checkout/draft', async ({ request }) => {
      await note('draft', request);
      return api.json(world.options.draft);
    });
    api.post('/tex-suite/checkout/quote', async ({ request }) =>
      api.json(world.quote((await note('quote', request)) as QuoteBody)),
    );
    onOrder(takeOrder);
    api.get('/tex-suite/order/:id', () => api.json(world.order));
  };

  /** How the server responds to an order. */
  const onOrder = (answer: () => Response | Promise<Response>) =>
    api.post('/tex-suite/checkout', async ({ request }) => {
      await note('order', request);
      return answer() as never;
    });

  const made = (what: Call['what']) => calls.filter((call) => call.what === what);
  return { api, cart, world, serve, onOrder, takeOrder, made };
};
