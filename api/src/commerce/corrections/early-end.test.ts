import { EarlyEndQuote, type Invoice, type Order, Subscription } from '@marketplace/shared/contracts';
import { aBilling, emptyCarts, placeTwo, setPrices } from '../../../test/checkout.ts';
import { expectContract, refusalOf } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await openTestApi();
  for (const person of ['buyer', 'buyer2', 'admin', 'creator']) tokens[person] = await api.signIn(person);
  await setPrices(api);
});
afterAll(() => api.close());
beforeEach(() => emptyCarts(api));

type Person = 'buyer' | 'buyer2' | 'admin' | 'creator';
const post = (path: string, payload: object | undefined, person: Person = 'admin') =>
  api.call({ method: 'POST', path, token: tokens[person], ...(payload && { payload }) });
const rows = async (statement: string, values: unknown[] = []) =>
  (await api.database.pool.query(statement, values)).rows;

const place = (method?: string) => placeTwo(api, tokens.buyer ?? '', method);
const subscriptionOf = ({ subscriptions }: Order, moduleId = 'attendance'): Subscription => {
  const found = subscriptions.find((one) => one.moduleId === moduleId);
  if (!found) throw new Error(`There is no subscription to ${moduleId}.`);
  return found;
};
/** As if everything of an order, changes included, had happened this many days ago. */
const daysPass = async ({ id }: Order, days: number) => {
  const ago = `interval '${days} days'`;
  await rows(
    `update orders set created_at = created_at - ${ago} where id = $1
      or subscription_id in (select id from subscriptions where order_id = $1)`,
    [id],
  );
  await rows(
    `update subscriptions set starts_at = starts_at - ${ago}, ends_at = ends_at - ${ago} where order_id = $1`,
    [id],
  );
};
const change = async ({ id }: Subscription, body: object) => {
  const path = `/tex-suite/subscription/${id}`;
  const { fingerprint } = (await post(`${path}/quote`, body, 'buyer')).json();
  const answer = await api.call({
    ...{ method: 'POST', path: `${path}/change`, token: tokens.buyer, payload: { ...body, fingerprint } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.statusCode).toBe(200);
};
const asked = ({ id }: Subscription, person?: Person) =>
  post(`/tex-admin/subscription/${id}/end/quote`, undefined, person);
const quoted = async (subscription: Subscription) => expectContract(EarlyEndQuote, (await asked(subscription)).json());
const end = async (subscription: Subscription, { credit = true, reason = 'Ordered twice.', ...rest } = {}) => {
  const { fingerprint } = await quoted(subscription);
  return post(`/tex-admin/subscription/${subscription.id}/end`, { credit, reason, fingerprint, ...rest });
};
const invoiceOf = async (id: string): Promise<Invoice> =>
  (await api.call({ path: `/tex-suite/invoice/${id}`, token: tokens.buyer })).json();

describe('an early end', () => {
  it('quotes the credit for the unused days, without writing anything', async () => {
    const order = await place();
    await daysPass(order, 12);
    const before = await invoiceOf(order.invoice.id);
    // 30 days, of which 12 are over and the 13th has begun: 17 of 30 of 7,500.00, with 18% tax.
    expect(await quoted(subscriptionOf(order))).toMatchObject({
      ...{ computable: true, currency: 'INR', total: 501_500 },
      credits: [
        {
          ...{ invoiceId: order.invoice.id, invoiceNumber: order.invoice.number, unusedDays: 17 },
          ...{ subtotal: 425_000, total: 501_500, refundable: 0, balance: order.invoice.total - 501_500 },
          lines: [{ position: 0, description: 'Attendance', amount: 425_000 }],
        },
      ],
    });
    expect(await invoiceOf(order.invoice.id)).toEqual(before);
  });

  it('ends it now, credits the unused days, is audited, and tells the buyer and the payer', async () => {
    const order = await place();
    await daysPass(order, 5);
    await rows('truncate mails');
    const subscription = subscriptionOf(order);
    const ended = expectContract(Subscription, (await end(subscription)).json());
    expect(ended).toMatchObject({ status: 'cancelled', daysLeft: 0, cancelReason: 'Ordered twice.' });
    expect(Math.abs(Date.parse(ended.endsAt) - Date.now())).toBeLessThan(60_000);
    expect(await invoiceOf(order.invoice.id)).toMatchObject({
      ...{ credited: 708_000, balance: order.invoice.total - 708_000 },
      creditNotes: [{ reason: 'Ordered twice.', total: 708_000 }],
    });
    expect(
      await rows(`select actor_id, after from audit_events where action = 'subscription.ended' and target_id = $1`, [
        subscription.id,
      ]),
    ).toEqual([{ actor_id: 'admin', after: { reason: 'Ordered twice.', credited: 708_000 } }]);
    const mails = await rows(
      `select to_address, text from mails where subject like 'Your Attendance subscription%' order by 1`,
    );
    expect(mails.map(({ to_address: to }) => to)).toEqual([aBilling.email, 'buyer@tex.example']);
    expect(mails[0].text).toContain('Ordered twice.');
    // The other module of the order continues.
    const { id } = subscriptionOf(order, 'fleet');
    expect(await rows('select ends_at > now() as runs, cancel_at_end from subscriptions where id = $1', [id])).toEqual([
      { runs: true, cancel_at_end: false },
    ]);
  });

  it('credits each invoice that paid for later days: for added users, and for added days', async () => {
    const order = await place();
    const subscription = subscriptionOf(order);
    await daysPass(order, 10);
    await change(subscription, { addUsers: 20 });
    await daysPass(order, 5);
    await change(subscription, { addDays: 30 });
    const { credits } = await quoted(subscription);
    // 15 days are over and the 16th has begun. 20 users were added for 20 days, of which 14 are left, and 120 users for 30 days.
    expect(credits.map(({ unusedDays, subtotal }) => [unusedDays, subtotal])).toEqual([
      [14, 350_000],
      [14, 70_000],
      [30, 900_000],
    ]);
    expect((await end(subscription)).statusCode).toBe(200);
    for (const { invoiceId, total } of credits) expect((await invoiceOf(invoiceId)).credited).toBe(total);
  });

  it('of a paid subscription leaves the credit to be refunded', async () => {
    const order = await place();
    await daysPass(order, 12);
    const payment = { clientId: order.clientId, invoiceId: order.invoice.id, amount: order.invoice.total };
    const recorded = { ...payment, reference: crypto.randomUUID(), paidAt: '2026-11-20T00:00:00.000Z' };
    await post('/tex-admin/payment', recorded);
    expect((await quoted(subscriptionOf(order))).credits).toMatchObject([{ refundable: 501_500, balance: 0 }]);
  });

  it('credits at most what earlier credit notes have left', async () => {
    const order = await place();
    await daysPass(order, 12);
    const path = `/tex-admin/invoice/${order.invoice.id}/credit-note`;
    const note = { lines: [{ position: 0, amount: 700_000 }], reason: 'Not delivered.' };
    const { fingerprint } = (await post(`${path}/quote`, note)).json();
    await post(path, { ...note, fingerprint });
    expect((await quoted(subscriptionOf(order))).credits).toMatchObject([{ subtotal: 50_000, unusedDays: 17 }]);
  });

  it('credits nothing if not wanted', async () => {
    const order = await place();
    expect((await end(subscriptionOf(order), { credit: false })).json()).toMatchObject({ status: 'cancelled' });
    expect(await invoiceOf(order.invoice.id)).toMatchObject({ credited: 0, creditNotes: [] });
  });

  it('before the start gives back everything', async () => {
    const order = await place();
    await daysPass(order, -3);
    const subscription = subscriptionOf(order);
    expect((await quoted(subscription)).credits).toMatchObject([{ unusedDays: 30, subtotal: 750_000 }]);
    expect((await end(subscription)).json()).toMatchObject({ status: 'cancelled', daysLeft: 0 });
  });

  it('says if the invoices do not explain the subscription, and ends it without a credit', async () => {
    const order = await place();
    const subscription = subscriptionOf(order);
    await rows('update subscriptions set no_of_users = 101 where id = $1', [subscription.id]);
    expect(await quoted(subscription)).toMatchObject({ computable: false, credits: [], total: 0 });
    expect((await end(subscription)).json()).toMatchObject({ status: 'cancelled' });
    expect((await invoiceOf(order.invoice.id)).credited).toBe(0);
  });

  it('is refused if the amounts have changed, and a second time', async () => {
    const order = await place();
    const subscription = subscriptionOf(order);
    const { fingerprint } = await quoted(subscription);
    const body = { credit: true, reason: 'Twice.', fingerprint };
    await change(subscription, { addUsers: 1 });
    const path = `/tex-admin/subscription/${subscription.id}/end`;
    expect(refusalOf(await post(path, body)).slice(0, 2)).toEqual([409, 'quote_changed']);
    const agreed = { ...body, fingerprint: (await quoted(subscription)).fingerprint };
    const both = await Promise.all([post(path, agreed), post(path, agreed)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await invoiceOf(order.invoice.id)).creditNotes).toHaveLength(1);
    expect(refusalOf(await asked(subscription)).slice(0, 2)).toEqual([409, 'subscription_ended']);
  });

  it('and a cancellation of its order by someone else wait for each other', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await place();
      const subscription = subscriptionOf(order);
      const { fingerprint } = await quoted(subscription);
      const [ended, cancelled] = await Promise.all([
        post(`/tex-admin/subscription/${subscription.id}/end`, { credit: true, reason: 'Twice.', fingerprint }),
        post(`/tex-admin/order/${order.id}/cancel`, { reason: 'A test order.' }),
      ]);
      const { status, credited } = await invoiceOf(order.invoice.id);
      expect([
        [200, 409, 'finalized', true],
        [409, 200, 'voided', false],
      ]).toContainEqual([ended.statusCode, cancelled.statusCode, status, (credited ?? 0) > 0]);
    }
  });

  it('is for administrators, and not for an unknown subscription or one that waits for its payment', async () => {
    const order = await place('online');
    const subscription = subscriptionOf(order);
    expect((await asked(subscription, 'buyer')).statusCode).toBe(403);
    expect((await asked(subscription, 'creator')).statusCode).toBe(403);
    expect(refusalOf(await asked(subscription))).toEqual([
      ...[409, 'awaits_payment'],
      'The subscription to Attendance starts once its invoice is paid. Cancel its order instead.',
    ]);
    expect((await asked({ ...subscription, id: 'unknown' })).statusCode).toBe(404);
  });
});

describe('an administrator cancels an order', () => {
  const cancel = ({ id }: Order, person?: Person, reason = 'A test order.') =>
    post(`/tex-admin/order/${id}/cancel`, { reason }, person);

  it('that gave access and is unpaid: its invoice is void, its subscriptions end, and both are told', async () => {
    const order = await place();
    await rows('truncate mails');
    expect((await cancel(order)).json()).toMatchObject({
      ...{ status: 'cancelled', balance: 0, invoiceStatus: 'voided' },
      cancellation: { reason: 'A test order.', by: { email: 'admin@tex.example' } },
      subscriptions: [
        { status: 'cancelled', daysLeft: 0 },
        { status: 'cancelled', daysLeft: 0 },
      ],
    });
    const mails = await rows('select to_address, subject from mails order by 1');
    expect(mails.map(({ to_address: to }) => to)).toEqual([aBilling.email, 'buyer@tex.example']);
    expect(mails[0].subject).toContain(order.number);
  });

  it('that waits for its online payment, whatever its client', async () => {
    const order = await place('online');
    expect((await cancel(order)).json()).toMatchObject({ status: 'cancelled', subscriptions: [] });
  });

  it('once: the first reason stays', async () => {
    const order = await place();
    await cancel(order);
    expect((await cancel(order, 'admin', 'Another reason.')).json()).toMatchObject({
      cancellation: { reason: 'A test order.' },
    });
  });

  it('not if anything is paid or credited', async () => {
    const [paid, credited] = [await place(), await place()];
    const payment = { clientId: paid.clientId, invoiceId: paid.invoice.id, amount: 1, reference: crypto.randomUUID() };
    await post('/tex-admin/payment', { ...payment, paidAt: '2026-11-20T00:00:00.000Z' });
    const path = `/tex-admin/invoice/${credited.invoice.id}/credit-note`;
    const note = { lines: [{ position: 0, amount: 100 }], reason: 'A part.' };
    await post(path, { ...note, fingerprint: (await post(`${path}/quote`, note)).json().fingerprint });
    for (const order of [paid, credited])
      expect(refusalOf(await cancel(order)).slice(0, 2)).toEqual([409, 'already_paid']);
  });

  it('not if a later order changed its subscription, and not the change alone', async () => {
    const order = await place();
    await change(subscriptionOf(order), { addUsers: 5 });
    const [later] = await rows('select id from orders where subscription_id = $1', [subscriptionOf(order).id]);
    for (const id of [order.id, later.id])
      expect(refusalOf(await cancel({ ...order, id })).slice(0, 2)).toEqual([409, 'subscription_changed']);
    expect(await invoiceOf(order.invoice.id)).toMatchObject({ status: 'finalized' });
  });

  it('and nobody else can', async () => {
    const order = await place();
    for (const person of ['buyer', 'buyer2', 'creator'] as const)
      expect((await cancel(order, person)).statusCode).toBe(403);
    expect((await cancel({ ...order, id: 'unknown' })).statusCode).toBe(404);
  });
});
