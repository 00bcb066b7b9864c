import type { Cart, Order, OwnSubscription, Payment, Subscription } from '@marketplace/shared/contracts';
import { placeOrder, setPrices } from '../../test/checkout.ts';
import { payOnline } from '../../test/pay-online.ts';
import { readPdf } from '../../test/pdf-text.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { createMailer } from '../notifications/index.ts';
import { sendReceipts } from './receipts/send-receipts.ts';
import { warnOfExpiry } from './subscriptions/warn-of-expiry.ts';

let api: TestApi;
let buyer: string;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  [buyer, admin] = [await api.signIn('buyer'), await api.signIn('admin')];
  await setPrices(api);
});
afterAll(() => api.close());

const run = (statement: string, values: unknown[] = []) => api.database.pool.query(statement, values);
const setZone = (timeZone: string) =>
  run(`update company_master set data = data || jsonb_build_object('timeZone', $1::text)`, [timeZone]);
const get = async <T>(path: string, token = buyer) => (await api.call({ path, token })).json<T>();
const send = (path: string, payload: object) => api.call({ method: 'POST', path, token: buyer, payload });
const sent = (day: string) => `${day}T00:00:00.000Z`;
const mailTexts = async () => (await run('select text from mails')).rows.map(({ text }) => text).join();
const context = () => ({ db: api.database.db, mailer: createMailer('TEX'), publicUrl: 'https://market.example' });

beforeEach(() => run('truncate mails, subscriptions, cart_lines, idempotency_keys cascade'));

/** Ten seats of Fleet for Meridian. */
const subscribe = (startsAt: string, endsAt: string) =>
  run(
    `insert into subscriptions (client_id, id, module_id, module_name, order_id, user_id, no_of_users, starts_at, ends_at,
      unit_price, currency) values ('meridian', 's', 'fleet', 'Fleet', 'o', 'buyer', 10, $1, $2, 250, 'INR')`,
    [startsAt, endsAt],
  );

describe.each([
  ['Asia/Kolkata', '2025-12-01', '2034-12-01'],
  ['America/Los_Angeles', '2025-11-30', '2034-11-30'],
  ['UTC', '2025-12-01', '2034-11-30'],
])('a term until 30 Nov 2034, 19:00 UTC, in %s', (zone, startsOn, endsOn) => {
  const endText = endsOn.endsWith('12-01') ? '1 Dec 2034' : '30 Nov 2034';
  beforeEach(async () => {
    await setZone(zone);
    await subscribe('2025-12-01T05:00:00Z', '2034-11-30T19:00:00Z');
  });

  it('has its days in every list, and in the CSV file', async () => {
    const days = { startsOn: sent(startsOn), endsOn: sent(endsOn) };
    expect(await get<Subscription[]>('/tex-suite/subscription')).toMatchObject([days]);
    expect(await get<OwnSubscription[]>('/tex-suite/subscription/of-module/fleet')).toMatchObject([
      { endsOn: days.endsOn, running: days },
    ]);
    const item = { itemId: 'fleet', itemType: 'module', name: 'Fleet', noOfUsers: 1, noOfDays: 30 };
    await send('/tex-suite/cart', item);
    expect((await get<Cart>('/tex-suite/cart')).items).toMatchObject([{ subscriptions: [days] }]);
    const csv = (await api.call({ path: '/tex-suite/subscription/csv', token: admin })).body;
    expect(csv).toContain(`,${startsOn},${endsOn},`);
  });

  it('has them in the quote and the email of a change', async () => {
    const path = '/tex-suite/subscription/s';
    const { fingerprint, endsOn: quoted } = (await send(`${path}/quote`, { addUsers: 1 })).json();
    expect(quoted).toBe(sent(endsOn));
    const answer = await api.call({
      ...{ method: 'POST', path: `${path}/change`, token: buyer, payload: { addUsers: 1, fingerprint } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(answer.json().subscription.endsOn).toBe(sent(endsOn));
    expect(await mailTexts()).toContain(endText);
  });

  it('has them in the email of a cancellation', async () => {
    await send('/tex-suite/subscription/s/cancel', { reason: 'Not needed.' });
    expect(await mailTexts()).toContain(endText);
  });

  it('has ended on that day, according to a refusal', async () => {
    await run(`update subscriptions set starts_at = '2024-01-01', ends_at = '2025-11-30T19:00:00Z'`);
    const { message } = (await send('/tex-suite/subscription/s/quote', { addUsers: 1 })).json();
    expect(message).toContain(`ended on ${endText.replace('2034', '2025')} and`);
  });
});

it.each([
  ['Asia/Kolkata', 1],
  ['America/Los_Angeles', 0],
])('warns of the end with the day in %s', async (zone, later) => {
  await setZone(zone);
  const end = new Date();
  end.setUTCDate(end.getUTCDate() + 3);
  end.setUTCHours(20, 0, 0, 0);
  await subscribe('2025-12-01T05:00:00Z', end.toISOString());
  await warnOfExpiry(context());
  end.setUTCDate(end.getUTCDate() + later);
  const day = end.toLocaleDateString('en', { day: 'numeric', timeZone: 'UTC' });
  expect(await mailTexts()).toMatch(new RegExp(`ends on ${day} \\w+ ${end.getUTCFullYear()}`));
});

it.each(['Pacific/Kiritimati', 'Pacific/Niue'])(
  'names the day in %s on which a subscription was ended early',
  async (zone) => {
    await setZone(zone);
    const { subscriptions } = await placeOrder(api, buyer);
    const path = `/tex-admin/subscription/${subscriptions[0]?.id}/end`;
    const post = (to: string, payload?: object) =>
      api.call({ method: 'POST', path: to, token: admin, ...(payload && { payload }) });
    const { fingerprint } = (await post(`${path}/quote`)).json();
    await run('truncate mails');
    await post(path, { credit: false, reason: 'Ordered twice.', fingerprint });
    // These zones are never on the same day.
    const [day, year] = ['day', 'year'].map((part) =>
      new Date().toLocaleDateString('en', { [part]: 'numeric', timeZone: zone }),
    );
    expect(await mailTexts()).toMatch(new RegExp(`\\b${day} \\w+ ${year}`));
  },
);

describe.each([
  ['Asia/Kolkata', '2025-12-01', '1 Dec 2025'],
  ['America/Los_Angeles', '2025-11-30', '30 Nov 2025'],
  ['UTC', '2025-11-30', '30 Nov 2025'],
])('what was paid on 30 Nov 2025, 19:00 UTC, in %s', (zone, day, text) => {
  const at = '2025-11-30T19:00:00Z';
  let order: Order;
  beforeEach(async () => {
    await setZone(zone);
    order = await placeOrder(api, buyer, { method: 'online' });
  });
  const sendMails = () =>
    sendReceipts.run(
      null,
      { ...context(), config: { publicUrl: 'https://market.example' } },
      { id: 'job', createdAt: new Date() },
    );

  it('has that day in payment history, order, receipt and email', async () => {
    const { id } = await payOnline(api, buyer, order.invoice.id);
    await run('update payments set paid_at = $2 where id = $1', [id, at]);
    const listed = await get<{ content: Payment[] }>(`/tex-suite/payment?invoiceId=${order.invoice.id}`);
    expect(listed.content).toMatchObject([{ paymentDate: sent(day) }]);
    expect((await get<Order>(`/tex-suite/order/${order.id}`)).payments).toMatchObject([{ paymentDate: sent(day) }]);
    const pdf = await api.call({ path: `/tex-suite/payment/${id}/pdf`, token: buyer });
    expect(readPdf(pdf.rawPayload).pages.flat()).toContain(text);
    await sendMails();
    expect(await mailTexts()).toContain(text);
    // A later zone of the company changes no receipt.
    await setZone('Pacific/Kiritimati');
    expect(await get<Payment>(`/tex-suite/payment/${id}`)).toMatchObject({ paymentDate: sent(day) });
  });

  it('keeps the day that was recorded of a transfer', async () => {
    const payload = { clientId: order.clientId, invoiceId: order.invoice.id, amount: 100, reference: `UTR-${zone}` };
    const path = '/tex-admin/payment';
    const recorded = { ...payload, paidAt: sent('2025-12-01') };
    const answer = await api.call({ method: 'POST', path, token: admin, payload: recorded });
    expect(answer.json()).toMatchObject({ paymentDate: sent('2025-12-01') });
  });

  it('is refunded and canceled on a day there, too', async () => {
    await run(
      `insert into refunds (client_id, id, invoice_id, method, reference, amount, currency, status, refunded_by, refunded_at)
       select 'meridian', gen_random_uuid(), $1, how, gen_random_uuid(), 100, 'INR', 'succeeded', 'admin', $2
         from unnest(array['online', 'bank_transfer']) how`,
      [order.invoice.id, at],
    );
    await run(`update orders set status = 'cancelled', cancelled_at = $2 where id = $1`, [order.id, at]);
    const { invoice, cancellation } = await get<Order>(`/tex-suite/order/${order.id}`);
    expect(invoice.refunds).toHaveLength(2);
    for (const { method, refundDate } of invoice.refunds ?? [])
      expect([method, refundDate]).toEqual([method, sent(method === 'online' ? day : '2025-11-30')]);
    expect(cancellation).toMatchObject({ on: sent(day) });
  });
});
