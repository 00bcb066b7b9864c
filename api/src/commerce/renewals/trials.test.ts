import { Order, Subscription, type Cart } from '@marketplace/shared/contracts';
import { aBilling, addToCart, checkout, emptyCarts, quote, setPrices } from '../../../test/checkout.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { payOnline } from '../../../test/pay-online.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { dayMs } from '../../day-ms.ts';
import { createMailer } from '../../notifications/index.ts';
import { toInvoiceDocument } from '../billing/invoice-document.ts';
import { warnOfTrialEnd } from './warn-of-trial-end.ts';

let api: TestApi;
let buyer: string;
let spaced: string;
let stranger: string;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  buyer = await api.signIn('buyer');
  spaced = await api.signIn('spaced');
  stranger = await api.signIn('buyer2');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());
beforeEach(async () => {
  await setPrices(api);
  await emptyCarts(api);
  await rows(`delete from subscriptions; truncate orders, invoices, payments, credit_notes cascade;
    update modules set trial_days = 14 where id = 'fleet'`);
});

const rows = async (statement: string, values: unknown[] = []) =>
  (await api.database.pool.query(statement, values)).rows;

const cart = async (token = buyer) => (await api.call({ path: '/tex-suite/cart', token })).json<Cart>();
/** Three users of Fleet for ten days after the trial: 117.88 with tax. */
const buy = async (token = buyer, payload: object = {}): Promise<Order> => {
  await addToCart(api, token, 'fleet', 3, 10);
  const { fingerprint } = await quote(api, token, { billing: aBilling });
  return expectContract(Order, (await checkout(api, token, { fingerprint, ...payload })).json());
};
const passTime = (time: string) =>
  rows(
    `update subscriptions set starts_at = starts_at - $1::interval, ends_at = ends_at - $1::interval,
    trial_ends_at = trial_ends_at - $1::interval`,
    [time],
  );
const daysOf = ({ startsAt, trialEndsAt, endsAt }: Subscription) =>
  [trialEndsAt ?? startsAt, endsAt].map((moment) => (Date.parse(moment) - Date.parse(startsAt)) / dayMs);
const cancel = (id: string, token = buyer) =>
  api.call({
    method: 'POST',
    path: `/tex-suite/subscription/${id}/cancel`,
    token,
    payload: { reason: 'Not what we need.' },
  });
const invoice = async () =>
  (await rows('select total::int, credited::int, balance::int, due_on - invoiced_on as days from invoices'))[0];

it('is announced in the cart and the quote, and its free days come before the paid ones', async () => {
  await addToCart(api, buyer, 'fleet', 3, 10);
  expect((await cart()).items[0]?.trialDays).toBe(14);
  expect((await quote(api, buyer, { billing: aBilling })).lines[0]?.trialDays).toBe(14);
  const order = await buy();
  const [subscription] = order.subscriptions;
  expect(subscription && daysOf(subscription)).toEqual([14, 24]);
  expect(order.invoice.lines[0]).toMatchObject({ noOfDays: 10, trialDays: 14 });
  expect(toInvoiceDocument(order.invoice).terms).toContain(
    'Fleet: free trial of 14 days, followed by the 10 days above.',
  );
  expect((await mailsTo(api, 'buyer@tex.example'))[0]?.text).toContain('free trial of 14 days');
});

it.each([
  [7, 15],
  [15, 15],
  [40, 40],
])('of %i days makes the invoice due in %i days: only after it has ended', async (trial, due) => {
  await rows(`update modules set trial_days = ${trial} where id = 'fleet'`);
  await buy();
  expect((await invoice()).days).toBe(due);
});

describe('goes to each client once', () => {
  it('no matter who buys, even after the trial has ended', async () => {
    await buy();
    await passTime('60 days');
    await addToCart(api, spaced, 'fleet', 1, 10);
    expect((await cart(spaced)).items[0]?.trialDays).toBe(0);
    const order = await buy(spaced);
    expect(order.subscriptions.map(({ trialEndsAt }) => trialEndsAt)).toEqual([null]);
    expect(order.invoice.lines[0]?.trialDays).toBeUndefined();
  });

  it('and another client gets its own', async () => {
    await buy();
    expect((await buy(stranger)).subscriptions[0]?.trialEndsAt).not.toBeNull();
  });

  it('when two buyers order at once: one gets it, the other is shown the price without it', async () => {
    const prints: string[] = [];
    for (const token of [buyer, spaced]) {
      await addToCart(api, token, 'fleet', 3, 10);
      prints.push((await quote(api, token, { billing: aBilling })).fingerprint);
    }
    const answers = await Promise.all(
      [buyer, spaced].map((token, index) => checkout(api, token, { fingerprint: prints[index] })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('quote_changed');
    expect(await rows('select count(*)::int as n from subscriptions')).toEqual([{ n: 1 }]);
  });

  it('and again if the order was canceled before it was paid', async () => {
    const order = await buy(buyer, { method: 'online' });
    expect(order.subscriptions[0]?.awaitsPayment).toBe(true);
    await api.call({ method: 'POST', path: `/tex-suite/order/${order.id}/cancel`, token: buyer, payload: {} });
    expect((await buy()).subscriptions[0]?.trialEndsAt).not.toBeNull();
  });
});

it('starts with the payment of an online order', async () => {
  const order = await buy(buyer, { method: 'online' });
  await rows(`update subscriptions set starts_at = starts_at - interval '3 days', ends_at = ends_at - interval '3 days',
    trial_ends_at = trial_ends_at - interval '3 days'`);
  await payOnline(api, buyer, order.invoice.id);
  const [row] =
    await rows(`select awaits_payment, round(extract(epoch from trial_ends_at - now()) / 86400)::int as trial,
    round(extract(epoch from ends_at - now()) / 86400)::int as whole from subscriptions`);
  expect(row).toEqual({ awaits_payment: false, trial: 14, whole: 24 });
});

describe('canceled', () => {
  it('ends with its free days, and everything that was invoiced for it is credited', async () => {
    const order = await buy();
    await passTime('3 days');
    const answer = await cancel(order.subscriptions[0]?.id ?? '');
    const subscription = expectContract(Subscription, answer.json());
    expect(daysOf(subscription)).toEqual([14, 14]);
    expect(subscription).toMatchObject({ cancelAtEnd: true, daysLeft: 11 });
    expect(await invoice()).toMatchObject({ total: 11_788, credited: 11_788, balance: 0 });
    const [mail] = (await mailsTo(api, aBilling.email)).filter(({ subject }) => /credit/i.test(subject));
    expect(mail?.text).toContain('Free trial canceled: Not what we need.');
  });

  it('along with users added during it, who are credited too', async () => {
    const order = await buy();
    const id = order.subscriptions[0]?.id ?? '';
    const path = (step: string) => `/tex-suite/subscription/${id}/${step}`;
    const added = { addUsers: 2 };
    const quoted = (await api.call({ method: 'POST', path: path('quote'), token: buyer, payload: added })).json();
    // Added users are free in the trial too.
    expect(quoted).toMatchObject({ noOfUsers: 2, noOfDays: 10 });
    const { statusCode } = await api.call({
      ...{ method: 'POST', path: path('change'), token: buyer, headers: { 'idempotency-key': crypto.randomUUID() } },
      payload: { ...added, fingerprint: quoted.fingerprint },
    });
    expect(statusCode).toBe(200);
    await cancel(id);
    expect(await rows('select sum(balance)::int as open, count(*)::int as n from invoices')).toEqual([
      { open: 0, n: 2 },
    ]);
  });

  it('can be ended at once by an administrator, with nothing left to credit', async () => {
    const order = await buy();
    const id = order.subscriptions[0]?.id ?? '';
    await cancel(id);
    const { computable, total } = (
      await api.call({ method: 'POST', path: `/tex-admin/subscription/${id}/end/quote`, token: admin })
    ).json();
    expect({ computable, total }).toEqual({ computable: true, total: 0 });
  });

  it('leaves the other lines of its invoice as they are', async () => {
    await addToCart(api, buyer, 'attendance', 10, 30);
    const order = await buy();
    await cancel(order.subscriptions.find(({ moduleId }) => moduleId === 'fleet')?.id ?? '');
    expect(await invoice()).toMatchObject({ total: 88_500 + 11_788, credited: 11_788, balance: 88_500 });
  });

  it('can’t be resumed or enlarged', async () => {
    const order = await buy();
    const id = order.subscriptions[0]?.id ?? '';
    await cancel(id);
    const post = (step: string, payload: object = {}) =>
      api.call({ method: 'POST', path: `/tex-suite/subscription/${id}/${step}`, token: buyer, payload });
    expect((await post('resume')).json().code).toBe('trial_cancelled');
    expect((await post('quote', { addUsers: 1 })).json().code).toBe('subscription_cancelled');
    expect((await cart()).items).toEqual([]);
    await addToCart(api, buyer, 'fleet', 1, 10);
    expect((await cart()).items[0]?.subscriptions?.[0]?.changes).toEqual([]);
  });

  it('after its free days it is an ordinary cancellation at the end of the term', async () => {
    const order = await buy();
    await passTime('14 days 1 minute');
    const subscription = (await cancel(order.subscriptions[0]?.id ?? '')).json();
    expect(daysOf(subscription)).toEqual([14, 24]);
    expect(await invoice()).toMatchObject({ credited: 0, balance: 11_788 });
  });

  it('twice at once credits once', async () => {
    const order = await buy();
    const id = order.subscriptions[0]?.id ?? '';
    await Promise.all([cancel(id), cancel(id, spaced), cancel(id)]);
    expect(await rows('select count(*)::int as n from credit_notes')).toEqual([{ n: 1 }]);
    expect(await invoice()).toMatchObject({ credited: 11_788 });
  });
});

describe('the warning before its end', () => {
  const warn = () =>
    warnOfTrialEnd({ db: api.database.db, mailer: createMailer('TEX Marketplace'), publicUrl: 'https://shop.example' });
  const subjects = async () => (await mailsTo(api, 'spaced@tex.example')).map(({ subject }) => subject);

  it('comes once, three days before, to the payment admins', async () => {
    const order = await buy();
    await passTime('10 days 23 hours');
    await warn();
    expect(await subjects()).toEqual([]);
    await passTime('2 hours');
    await Promise.all([warn(), warn(), warn()]);
    expect(await subjects()).toEqual([expect.stringMatching(/^Your free trial of Fleet ends on \d+ \w+ \d{4}$/)]);
    expect((await mailsTo(api, 'spaced@tex.example'))[0]?.text).toContain(order.invoice.number);
  });

  it('is left out for a canceled one', async () => {
    const order = await buy();
    await cancel(order.subscriptions[0]?.id ?? '');
    await passTime('12 days');
    await warn();
    expect((await subjects()).filter((subject) => /trial of/.test(subject))).toEqual([]);
  });
});

it('is not recurring revenue before its paid days', async () => {
  await buy();
  const read = async () => {
    const day = new Date().toISOString().slice(0, 10);
    const query = `from=${day}&to=${day}`;
    const answer = await api.call({ path: `/tex-admin/reports/recurring-revenue?${query}`, token: admin });
    return answer.json().rows?.at(-1)?.amount;
  };
  expect(await read()).toBe(0);
  await passTime('15 days');
  expect(await read()).toBe(3 * 333 * 30);
});
