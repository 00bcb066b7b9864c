import type { BillingDetails, Order, Quote } from '@marketplace/shared/contracts';
import type { TestApi } from './test-api.ts';

/** A buyer in the seller's state, so that GST is split into its two halves. */
export const aBilling: BillingDetails = {
  legalName: 'Meridian Components Private Limited',
  email: 'accounts@meridian.example',
  taxId: '29ABCDE1234F1Z5',
  address: { line1: '1 Sample Street', city: 'Bengaluru', state: 'Karnataka', postalCode: '560001', country: 'IN' },
};

/** The tests' own price list, so that sums don't follow the demo's: 2.50 and 3.33 per user and day, without trials. */
export const setPrices = (api: TestApi) =>
  api.database.pool.query(`
    update modules set trial_days = 0 where id in ('attendance', 'fleet');
    delete from pricing_tiers where module_id in ('attendance', 'fleet');
    insert into pricing_tiers (id, module_id, name, min_users, max_users, min_days, unit_price, model, currency) values
      ('p1', 'attendance', 'Team', 1, null, 1, 250, 'volume', 'INR'),
      ('p2', 'fleet', 'Team', 1, null, 1, 333, 'volume', 'INR')`);

/** As before anyone bought anything: no carts, drafts, uses of coupons and keys. */
export const emptyCarts = (api: TestApi) =>
  api.database.pool.query('truncate cart_lines, checkout_drafts, coupon_redemptions, idempotency_keys, mails');

export const addToCart = (api: TestApi, token: string, itemId: string, noOfUsers: number, noOfDays: number) => {
  const payload = { itemId, itemType: 'module', name: itemId, noOfUsers, noOfDays };
  return api.call({ method: 'POST', path: '/tex-suite/cart', token, payload });
};

export const quote = async (api: TestApi, token: string, payload: object = {}): Promise<Quote> =>
  (await api.call({ method: 'POST', path: '/tex-suite/checkout/quote', token, payload })).json();

export const checkout = (api: TestApi, token: string, payload: object, key: string = crypto.randomUUID()) =>
  api.call({
    method: 'POST',
    path: '/tex-suite/checkout',
    token,
    payload: { billing: aBilling, method: 'invoice', ...payload },
    headers: { 'idempotency-key': key },
  });

/** Fills the cart and orders it. */
export async function placeOrder(api: TestApi, token: string, payload: object = {}): Promise<Order> {
  await addToCart(api, token, 'attendance', 10, 30);
  const { fingerprint } = await quote(api, token, { billing: aBilling });
  const answer = await checkout(api, token, { fingerprint, ...payload });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

/** Orders attendance (100 users, 30 days: 7,500.00) and fleet (100 users, 10 days: 3,330.00), at 18% GST. */
export async function placeTwo(api: TestApi, token: string, method = 'invoice'): Promise<Order> {
  await addToCart(api, token, 'attendance', 100, 30);
  await addToCart(api, token, 'fleet', 100, 10);
  const { fingerprint } = await quote(api, token, { billing: aBilling });
  return (await checkout(api, token, { fingerprint, method })).json();
}
