import { Cart, Quote, RunningSubscription } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { addToCart, emptyCarts, quote, setPrices } from '../../../test/checkout.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let buyer: string;
beforeAll(async () => {
  api = await openTestApi();
  buyer = await api.signIn('buyer');
  await setPrices(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.pool.query("delete from subscriptions where module_id = 'yard'");
  await emptyCarts(api);
  await addToCart(api, buyer, 'yard', 2, 30);
});

interface Subscription {
  from?: string;
  to?: string;
  client?: string;
  waits?: boolean;
  cancelled?: boolean;
}

const insert = (id: string, { from = '-1 day', to = '99 days', client = 'meridian', ...is }: Subscription = {}) =>
  api.database.pool.query(
    `insert into subscriptions (client_id, id, module_id, module_name, order_id, user_id, no_of_users, starts_at,
       ends_at, unit_price, currency, awaits_payment, cancel_at_end)
     values ($1, $2, 'yard', 'Yard', $3, 'buyer', 25, now() + $4::interval, now() + $5::interval, 300, 'INR', $6, $7)`,
    [client, id, `order-${id}`, from, to, is.waits ?? false, is.cancelled ?? false],
  );
/** By an unpaid invoice of the demo. */
const suspend = (id: string) =>
  api.database.pool.query(
    `with unpaid as (
       select client_id, order_id, id from invoices
        where client_id = 'meridian' and status = 'finalized' and balance > 0 limit 1),
     moved as (update subscriptions set order_id = unpaid.order_id from unpaid where subscriptions.id = $1)
     insert into dunning (client_id, invoice_id, reminded_on, suspended_on)
     select client_id, id, current_date, current_date from unpaid on conflict (client_id, invoice_id)
     do update set suspended_on = current_date`,
    [id],
  );
const inCart = async () =>
  expectContract(Cart, (await api.call({ path: '/tex-suite/cart', token: buyer })).json()).items.flatMap(
    ({ subscriptions }) => subscriptions,
  );
const seen = async () => {
  const ofCart = expectContract(Type.Array(RunningSubscription), await inCart());
  const ofQuote = expectContract(Quote, await quote(api, buyer)).lines.flatMap(({ subscriptions }) => subscriptions);
  expect(ofQuote).toEqual(ofCart);
  return ofCart.map(({ id, status, changes }) => [id, status, changes.join()]);
};

it.each<[string, Subscription, string, string]>([
  ['runs', {}, 'active', 'users,days'],
  ['is about to end', { from: '-90 days', to: '1 day' }, 'expiring', 'users,days'],
  ['is cancelled and still runs', { cancelled: true }, 'active', 'users'],
  ['begins later', { from: '1 day' }, 'pending', 'users,days'],
  ['awaits its payment', { from: '-9 days', to: '-1 day', waits: true }, 'pending', ''],
])('a line of the cart and of the quote names a subscription that %s', async (_which, term, status, changes) => {
  await insert('one', term);
  expect(await seen()).toEqual([['one', status, changes]]);
});

it('a suspended one is named, and nothing can be added to it', async () => {
  await insert('late');
  await suspend('late');
  expect(await seen()).toEqual([['late', 'suspended', '']]);
});

it('no line names one that ended yesterday, or that of another organization', async () => {
  await insert('ended', { from: '-9 days', to: '-1 day' });
  await insert('theirs', { client: 'sahyadri' });
  // The buyer also acts for this one, but not now.
  await insert('elsewhere', { client: 'meridian-exports' });
  expect(await seen()).toEqual([]);
});

it('several are named, the last to end first', async () => {
  await insert('first', { to: '9 days' });
  await insert('last', { to: '10 days' });
  expect((await seen()).map(([id]) => id)).toEqual(['last', 'first']);
});
