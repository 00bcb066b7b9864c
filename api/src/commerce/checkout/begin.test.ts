import type { CheckAuthAnswer, Order, Subscription } from '@marketplace/shared/contracts';
import { emptyCarts, placeOrder, setPrices } from '../../../test/checkout.ts';
import { payOnline } from '../../../test/pay-online.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { dayMs } from '../../day-ms.ts';
import { warnOfExpiry } from '../subscriptions/warn-of-expiry.ts';

let api: TestApi;
let buyer: string;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  [buyer, admin] = [await api.signIn('buyer'), await api.signIn('admin')];
  await setPrices(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyCarts(api);
  await api.database.pool.query("delete from subscription_seats where user_id = 'empty'");
});

const order = (method: string): Promise<Order> => placeOrder(api, buyer, { method });
const subscriptionOf = async ({ id }: Order): Promise<Subscription> => {
  const listed = (await api.call({ path: '/tex-suite/subscription', token: buyer })).json<Subscription[]>();
  const found = listed.find(({ orderId }) => orderId === id);
  if (!found) throw new Error('The order has no subscription.');
  return found;
};
const assign = ({ id }: Subscription, userIds: string[]) =>
  api.call({ method: 'PUT', path: `/tex-suite/subscription/${id}/seats`, token: buyer, payload: { userIds } });
/** Whether someone with only a seat may use the module. */
const mayUse = async (): Promise<boolean> => {
  const token = await api.signIn('empty');
  const { user } = (await api.call({ path: '/auth/check-auth', token })).json<CheckAuthAnswer>();
  return user?.userAccess.modules.some(({ id }) => id === 'attendance') ?? false;
};
const transfer = ({ invoice }: Order, amount: number) => {
  const payload = { clientId: invoice.clientId, invoiceId: invoice.id, amount, reference: crypto.randomUUID() };
  const paidAt = '2026-11-20T00:00:00.000Z';
  return api.call({ method: 'POST', path: '/tex-admin/payment', token: admin, payload: { ...payload, paidAt } });
};
/** Moves the order two days into the past. */
const wait = ({ id }: Order) =>
  api.database.pool.query(
    `update subscriptions set starts_at = starts_at - interval '2 days', ends_at = ends_at - interval '2 days'
      where order_id = $1`,
    [id],
  );
const mailed = async () => (await api.database.pool.query('select text from mails')).rows[0].text as string;

it.each(['invoice', 'bank_transfer'])('a subscription paid by %s starts with the order', async (method) => {
  const placed = await order(method);
  expect(await mailed()).toContain('are active');
  const subscription = await subscriptionOf(placed);
  expect(subscription).toMatchObject({ awaitsPayment: false, status: 'active', daysLeft: 30 });
  await assign(subscription, ['empty']);
  expect(await mayUse()).toBe(true);
});

describe('a subscription that is paid online', () => {
  it('gives no access before it is paid, however often the payment is declined', async () => {
    const placed = await order('online');
    expect(await mailed()).toContain('start once the invoice is paid');
    const subscription = await subscriptionOf(placed);
    await assign(subscription, ['empty']);
    for (const outcome of ['decline', 'insufficient', 'cancel']) {
      await payOnline(api, buyer, placed.invoice.id, outcome);
      expect(await subscriptionOf(placed)).toMatchObject({ awaitsPayment: true, status: 'pending', daysLeft: 30 });
      expect(await mayUse()).toBe(false);
    }
  });

  it('waits as long as necessary, without ending or warning of expiry', async () => {
    const placed = await order('online');
    await api.database.pool.query(
      `update subscriptions set starts_at = now() - interval '50 days', ends_at = now() - interval '20 days'
        where order_id = $1`,
      [placed.id],
    );
    expect(await subscriptionOf(placed)).toMatchObject({ status: 'pending', daysLeft: 30 });
    await api.database.pool.query("update subscriptions set ends_at = now() + interval '5 days' where order_id = $1", [
      placed.id,
    ]);
    const mailer = { send: async () => undefined };
    await warnOfExpiry({ db: api.database.db, mailer, publicUrl: api.config.publicUrl });
    const { rows } = await api.database.pool.query('select warned_days from subscriptions where order_id = $1', [
      placed.id,
    ]);
    expect(rows).toEqual([{ warned_days: null }]);
  });

  it("can't be changed before that", async () => {
    const { id } = await subscriptionOf(await order('online'));
    const path = `/tex-suite/subscription/${id}/quote`;
    const answer = await api.call({ method: 'POST', path, token: buyer, payload: { addUsers: 1 } });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'awaits_payment']);
  });

  it.each([
    ['online', (placed: Order) => payOnline(api, buyer, placed.invoice.id)],
    ['by a bank transfer', (placed: Order) => transfer(placed, placed.invoice.total)],
  ])('starts with the payment %s, and runs for its full term', async (_how, settle) => {
    const placed = await order('online');
    await assign(await subscriptionOf(placed), ['empty']);
    await wait(placed);
    const before = Date.now();
    await settle(placed);
    const { startsAt, endsAt, ...subscription } = await subscriptionOf(placed);
    expect(subscription).toMatchObject({ awaitsPayment: false, status: 'active', daysLeft: 30 });
    expect(Date.parse(startsAt)).toBeGreaterThanOrEqual(before - 1_000);
    expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(30 * dayMs);
    expect(await mayUse()).toBe(true);
  });

  it('does not start with a partial payment', async () => {
    const placed = await order('online');
    await transfer(placed, placed.invoice.total - 1);
    expect(await subscriptionOf(placed)).toMatchObject({ status: 'pending' });
    await transfer(placed, 1);
    expect(await subscriptionOf(placed)).toMatchObject({ status: 'active' });
  });

  it('starts with a free order', async () => {
    await api.database.pool.query("update pricing_tiers set unit_price = 0 where id = 'p1'");
    expect(await subscriptionOf(await order('online'))).toMatchObject({ awaitsPayment: false, status: 'active' });
    await setPrices(api);
  });
});
