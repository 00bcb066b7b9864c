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
  /** What the order becomes. */
  order: Order;
  quote: (asked: QuoteBody) => Quote;
}

/** A checkout behind a fake API that remembers what it was asked, with a cart of one line beside it. */
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

  /** Answers an order, and empties the cart with it. */
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

  /** What the server does with an order. */
  const onOrder = (answer: () => Response | Promise<Response>) =>
    api.post('/tex-suite/checkout', async ({ request }) => {
      await note('order', request);
      return answer() as never;
    });

  const made = (what: Call['what']) => calls.filter((call) => call.what === what);
  return { api, cart, world, serve, onOrder, takeOrder, made };
};
