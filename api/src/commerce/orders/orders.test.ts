import { ErrorBody, Order, OrderPage, type Quote, type Subscription } from '@marketplace/shared/contracts';
import { aBilling, addToCart, checkout, emptyCarts, placeOrder, quote, setPrices } from '../../../test/checkout.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openPaymentPage, payOnline } from '../../../test/pay-online.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let tokens: Record<'buyer' | 'buyer2' | 'creator' | 'admin', string>;
beforeAll(async () => {
  api = await openTestApi();
  await setPrices(api);
  const [buyer, buyer2, creator, admin] = await Promise.all(['buyer', 'buyer2', 'creator', 'admin'].map(api.signIn));
  tokens = { buyer: buyer ?? '', buyer2: buyer2 ?? '', creator: creator ?? '', admin: admin ?? '' };
});
afterAll(() => api.close());
beforeEach(() => emptyCarts(api));

type Person = keyof typeof tokens;

const place = (payload: object = { method: 'online' }) => placeOrder(api, tokens.buyer, payload);
const read = async (id: string, person: Person = 'buyer') =>
  expectContract(Order, (await api.call({ path: `/tex-suite/order/${id}`, token: tokens[person] })).json());
const cancel = (id: string, payload: object = {}, person: Person = 'buyer') =>
  api.call({ method: 'POST', path: `/tex-suite/order/${id}/cancel`, token: tokens[person], payload });
const search = async (query: Record<string, string> = {}, person: Person = 'buyer') =>
  expectContract(OrderPage, (await api.call({ path: '/tex-suite/order', query, token: tokens[person] })).json());
const numbers = async (query: Record<string, string>) => (await search(query)).content.map(({ number }) => number);
const rows = async (statement: string, values: unknown[] = []) =>
  (await api.database.pool.query(statement, values)).rows;
const bankAnswers = () => rows("update sandbox_payments set decided_at = now() - interval '1 minute'");
const subscriptionsOf = async ({ id }: Order) =>
  (await api.call({ path: '/tex-suite/subscription', token: tokens.buyer }))
    .json<Subscription[]>()
    .filter(({ orderId }) => orderId === id);
const transfer = ({ clientId, invoice }: Order, amount: number) => {
  const payload = { clientId, invoiceId: invoice.id, amount, reference: crypto.randomUUID() };
  const paidAt = '2026-11-20T00:00:00.000Z';
  return api.call({ method: 'POST', path: '/tex-admin/payment', token: tokens.admin, payload: { ...payload, paidAt } });
};

describe('the orders of a client', () => {
  it('are listed newest first, for everyone who may read its books', async () => {
    const { number } = await place();
    for (const person of ['buyer', 'creator'] as const) {
      const { content, totalElements } = await search({ clientId: 'meridian', size: '100' }, person);
      expect(content[0]).toMatchObject({ number, status: 'awaiting_payment', modules: ['Attendance'] });
      expect([content.length, new Set(content.map(({ clientId }) => clientId))]).toEqual([
        totalElements,
        new Set(['meridian']),
      ]);
      const dates = content.map(({ createdAt }) => createdAt);
      expect(dates).toEqual([...dates].sort().reverse());
    }
  });

  it('are found by order number, invoice number, module and status', async () => {
    const order = await place({ method: 'online' });
    expect(await numbers({ q: order.number })).toEqual([order.number]);
    expect(await numbers({ q: ` ${order.invoice.number.toLowerCase()} ` })).toEqual([order.number]);
    // Not among its filters: ignored.
    expect(await numbers({ q: order.number, from: 'x', method: 'x' })).toEqual([order.number]);
    const ofModule = await search({ q: 'attendance', size: '100' });
    expect(ofModule.content.map(({ number }) => number)).toContain(order.number);
    for (const { modules } of ofModule.content) expect(modules).toContain('Attendance');
    expect(await numbers({ status: 'unpaid' })).toContain(order.number);
    expect(await numbers({ status: 'paid', size: '100' })).not.toContain(order.number);
    expect(await numbers({ q: '%' })).toEqual([]);
  });

  it('are on exactly one page each', async () => {
    const { content: all } = await search({ clientId: 'meridian', size: '100' });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.length / 4) }, (_, page) =>
        search({ clientId: 'meridian', size: '4', page: String(page) }),
      ),
    );
    expect(pages.flatMap(({ content }) => content)).toEqual(all);
  });

  it("never include another client's", async () => {
    const order = await place();
    const foreign = await search({ size: '100' }, 'buyer2');
    expect(new Set(foreign.content.map(({ clientId }) => clientId))).toEqual(new Set(['sahyadri']));
    const missing = await cancel('none', {}, 'buyer2');
    const swapped = await cancel(order.id, {}, 'buyer2');
    const shape = ({ requestId: _requestId, ...body }: ErrorBody) => body;
    expect([swapped.statusCode, shape(swapped.json())]).toEqual([404, shape(missing.json())]);
    expect((await read(order.id)).status).toBe('awaiting_payment');
  });

  it('show payments, and the subscriptions they began', async () => {
    const { id, invoice } = await place();
    await payOnline(api, tokens.buyer, invoice.id, 'decline');
    await payOnline(api, tokens.buyer, invoice.id);
    expect(await read(id, 'creator')).toMatchObject({
      ...{ status: 'paid', paid: invoice.total, cancellation: null },
      payments: [{ status: 'succeeded' }, { status: 'failed' }],
      subscriptions: [{ moduleId: 'attendance', awaitsPayment: false, orderId: id }],
    });
  });
});

describe('canceling an order that waits for its online payment', () => {
  it('voids the invoice, ends what has not begun, and says who did it, when and why', async () => {
    const order = await place();
    expect(await subscriptionsOf(order)).toHaveLength(1);
    const before = Date.now();
    const cancelled = expectContract(Order, (await cancel(order.id, { reason: ' Ordered twice. ' })).json());
    expect(cancelled).toMatchObject({
      ...{ status: 'cancelled', invoiceStatus: 'voided', balance: 0, subscriptions: [] },
      invoice: { id: order.invoice.id, number: order.invoice.number, status: 'voided', total: order.total, balance: 0 },
      cancellation: { by: { email: 'buyer@tex.example' }, reason: 'Ordered twice.' },
    });
    expect(Date.parse(cancelled.cancellation?.at ?? '')).toBeGreaterThanOrEqual(before - 1_000);
    expect(await subscriptionsOf(order)).toEqual([]);
    expect(await read(order.id, 'admin')).toEqual(cancelled);
    expect(await numbers({ status: 'cancelled', q: order.number })).toEqual([order.number]);
    expect(await numbers({ status: 'open', q: order.number })).toEqual([]);
    expect(
      await rows(
        'select action, actor_id, target_name, after from audit_events where target_id = any($1) order by action',
        [[order.id, order.invoice.id]],
      ),
    ).toEqual([
      {
        ...{ action: 'invoice.voided', actor_id: 'buyer', target_name: order.invoice.number },
        after: { reason: 'Ordered twice.', order: order.number },
      },
      {
        ...{ action: 'order.cancelled', actor_id: 'buyer', target_name: order.number },
        after: { reason: 'Ordered twice.', invoice: order.invoice.number },
      },
    ]);
  });

  it('tells the buyer and the payer', async () => {
    const { id, number, invoice, clientId } = await place();
    await rows('truncate mails');
    await cancel(id, { reason: 'Ordered twice.' });
    const mails = await rows('select to_address, subject, text from mails order by to_address');
    expect(mails.map(({ to_address, subject }) => [to_address, subject])).toEqual([
      [aBilling.email, `Order ${number} is canceled`],
      ['buyer@tex.example', `Order ${number} is canceled`],
    ]);
    const page = `/payment-history?client=${clientId}&view=orders&order=${id}`;
    for (const words of [invoice.number, 'is void', 'Ordered twice.', 'refund it in full', page])
      expect(mails[0].text).toContain(words);
  });

  it('needs no reason, and keeps the first one', async () => {
    const { id } = await place();
    expect((await cancel(id, { reason: '  ' })).json().cancellation.reason).toBeNull();
    expect((await cancel(id, { reason: 'Again' })).json().cancellation.reason).toBeNull();
  });

  it('makes the coupon usable again', async () => {
    await rows("update coupons set per_client_limit = 1, min_spend = 0 where code = 'WELCOME10'");
    const couponCode = 'WELCOME10';
    const fill = async (): Promise<Quote> => {
      await addToCart(api, tokens.buyer, 'attendance', 10, 30);
      return quote(api, tokens.buyer, { couponCode, billing: aBilling });
    };
    const { fingerprint } = await fill();
    const order = (await checkout(api, tokens.buyer, { fingerprint, couponCode, method: 'online' })).json<Order>();
    expect((await fill()).couponRefusal?.code).toBe('used_up');
    await cancel(order.id);
    expect(await quote(api, tokens.buyer, { couponCode, billing: aBilling })).toMatchObject({ couponRefusal: null });
  });

  it('closes the payment page, so that nobody pays for it any more', async () => {
    const order = await place();
    const { url } = (await openPaymentPage(api, tokens.buyer, order.invoice.id)).json();
    await cancel(order.id);
    expect((await api.app.inject({ url: new URL(url).pathname })).body).toContain('Nothing to pay');
    const again = await openPaymentPage(api, tokens.buyer, order.invoice.id);
    expect([again.statusCode, again.json().code]).toEqual([409, 'not_payable']);
    expect((await transfer(order, 1)).json()).toMatchObject({ code: 'not_payable' });
  });

  it('works after a declined payment', async () => {
    const { id, invoice } = await place();
    await payOnline(api, tokens.buyer, invoice.id, 'decline');
    expect((await cancel(id)).json()).toMatchObject({ status: 'cancelled', payments: [{ status: 'failed' }] });
  });

  it('works once the bank has declined', async () => {
    const { id, invoice } = await place();
    await payOnline(api, tokens.buyer, invoice.id, 'pending-declined');
    await bankAnswers();
    expect((await cancel(id)).json()).toMatchObject({ status: 'cancelled' });
  });

  it('does not depend on a provider that has been removed', async () => {
    const { id, invoice } = await place();
    await openPaymentPage(api, tokens.buyer, invoice.id);
    const { cancelOrder } = await import('./cancel-order.ts');
    const mailer = { send: async () => undefined };
    const caller = { userId: 'buyer' } as Parameters<typeof cancelOrder>[1];
    const context = { db: api.database.db, mailer, publicUrl: '', provider: undefined };
    const order = await cancelOrder(context, caller, { id, reason: null, ip: '' });
    expect(order).toMatchObject({ status: 'cancelled', payments: [{ reason: 'The order was canceled.' }] });
  });
});

describe('an order is not canceled', () => {
  const refusal = async (id: string, person?: Person) => {
    const answer = await cancel(id, {}, person);
    const { code, message } = expectContract(ErrorBody, answer.json());
    return [answer.statusCode, code, message];
  };

  it.each(['invoice', 'bank_transfer'])('once it gave access: by %s', async (method) => {
    const order = await place({ method });
    expect(await refusal(order.id)).toEqual([
      409,
      'order_begun',
      expect.stringMatching(/Cancel its subscriptions at the end of their term, or contact support\.$/),
    ]);
    expect(await subscriptionsOf(order)).toHaveLength(1);
  });

  it('once days or users were added with it', async () => {
    const [subscription] = await subscriptionsOf(await place({ method: 'invoice' }));
    const change = (action: string, payload: object) =>
      api.call({
        method: 'POST',
        path: `/tex-suite/subscription/${subscription?.id}/${action}`,
        token: tokens.buyer,
        payload,
      });
    const { fingerprint } = (await change('quote', { addDays: 10 })).json();
    const { invoice, subscription: extended } = (await change('change', { addDays: 10, fingerprint })).json();
    expect((await refusal(invoice.orderId)).slice(0, 2)).toEqual([409, 'order_begun']);
    expect((await subscriptionsOf(await read(extended.orderId)))[0]?.endsAt).toBe(extended.endsAt);
  });

  it('once it was free, because it has begun', async () => {
    await rows("update pricing_tiers set unit_price = 0 where id = 'p1'");
    const order = await place();
    await setPrices(api);
    expect((await refusal(order.id)).slice(0, 2)).toEqual([409, 'order_begun']);
  });

  it('once it is paid, even in part', async () => {
    const [paid, partly] = [await place(), await place()];
    await payOnline(api, tokens.buyer, paid.invoice.id);
    await transfer(partly, 100);
    for (const { id, number } of [paid, partly]) {
      expect(await refusal(id)).toEqual([
        409,
        'already_paid',
        expect.stringContaining(`order ${number} can't be canceled`),
      ]);
    }
    expect((await read(partly.id)).invoice.status).toBe('finalized');
  });

  it('while the bank confirms a payment', async () => {
    const { id, invoice } = await place();
    await payOnline(api, tokens.buyer, invoice.id, 'pending-paid');
    expect((await refusal(id)).slice(0, 2)).toEqual([409, 'payment_processing']);
    await bankAnswers();
    expect((await refusal(id)).slice(0, 2)).toEqual([409, 'already_paid']);
  });

  it('by payment creators and administrators, who do not buy', async () => {
    const { id } = await place();
    expect((await refusal(id, 'creator'))[0]).toBe(403);
    expect((await refusal(id, 'admin'))[0]).toBe(403);
  });

  it('for an organization that is closed', async () => {
    const { id } = await place();
    await rows("update clients set closed_at = now() where id = 'meridian'");
    expect((await refusal(id)).slice(0, 2)).toEqual([409, 'organization_closed']);
    await rows("update clients set closed_at = null where id = 'meridian'");
  });
});
