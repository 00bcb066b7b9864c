import { randomUUID } from 'node:crypto';
import type { Order } from '@marketplace/shared/contracts';
import { fakePaymentProvider, type FakePaymentProvider } from '../../../test/payment-provider.ts';
import { cancelOnline, clientId, recordTransfer, sellOnline, TOTAL } from '../../../test/sell-online.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { findPayment } from '../billing/payment-store.ts';
import { openPayment } from '../billing/payments/open-payment.ts';
import { settleByProvider } from '../billing/payments/settle-by-provider.ts';
import { findOrder } from './order-store.ts';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase({ poolSize: 20 })));
afterAll(() => database.drop());

const ROUNDS = 12;

const open = ({ provider }: FakePaymentProvider, invoiceId: string) =>
  openPayment(
    { db: database.db, provider },
    { clientId, invoiceId, reference: randomUUID(), returnUrl: () => 'https://market.example' },
  );
const settle = async ({ provider }: FakePaymentProvider, id: string) => {
  const row = await findPayment(database.db, clientId, id);
  if (!row) throw new Error(`There is no payment ${id}.`);
  return settleByProvider({ db: database.db, provider }, row);
};
const cancel = ({ provider }: FakePaymentProvider, orderId: string) => cancelOnline(database, provider, orderId);
const orderOf = async (id: string): Promise<Order> => {
  const order = await findOrder(database.db, clientId, id);
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
};
/** An order with an open payment page. */
const anOrder = async () => {
  const fake = fakePaymentProvider();
  const { id: invoiceId, orderId } = await sellOnline(database);
  const { payment } = await open(fake, invoiceId);
  const [page] = [...fake.pages.values()];
  if (!page) throw new Error('No page is open.');
  return { fake, invoiceId, orderId, paymentId: payment.id, page };
};
const states = ({ pages }: FakePaymentProvider) => [...pages.values()].map(({ state }) => state.status);
const countOf = async (table: string, where: string, orderId: string) =>
  (await database.pool.query(`select count(*)::int as n from ${table} where ${where}`, [orderId])).rows[0].n;

/** Either paid or canceled, and the money is where it belongs. */
async function expectOneOutcome(fake: FakePaymentProvider, orderId: string) {
  const order = await orderOf(orderId);
  const seen = [order.status, order.invoice.status, order.paid, fake.taken(), order.subscriptions.length];
  expect([
    ['cancelled', 'voided', 0, 0, 0],
    ['paid', 'finalized', TOTAL, TOTAL, 1],
  ]).toContainEqual(seen);
  return order.status;
}

it('closes the payment page first', async () => {
  const { fake, orderId } = await anOrder();
  const order = await cancel(fake, orderId);
  expect([order.status, states(fake)]).toEqual(['cancelled', ['expired']]);
  expect(order.payments).toEqual([expect.objectContaining({ status: 'failed', reason: 'The order was canceled.' })]);
});

it('changes nothing while the provider does not respond, and works again afterward', async () => {
  const { fake, orderId } = await anOrder();
  fake.faults.push('before');
  await expect(cancel(fake, orderId)).rejects.toMatchObject({ statusCode: 503 });
  expect(await orderOf(orderId)).toMatchObject({ status: 'awaiting_payment', invoice: { status: 'finalized' } });
  expect((await cancel(fake, orderId)).status).toBe('cancelled');
});

it('refuses an order that was paid on the page before anyone knows', async () => {
  const { fake, orderId, page } = await anOrder();
  fake.pay(page.id);
  await expect(cancel(fake, orderId)).rejects.toMatchObject({ statusCode: 409, code: 'already_paid' });
  expect(await expectOneOutcome(fake, orderId)).toBe('paid');
});

it('refuses while the bank confirms the payment from the page', async () => {
  const { fake, orderId, page } = await anOrder();
  fake.decide(page.id, { status: 'processing' });
  await expect(cancel(fake, orderId)).rejects.toMatchObject({ statusCode: 409, code: 'payment_processing' });
  expect((await orderOf(orderId)).status).toBe('awaiting_payment');
});

it('happens once for eight requests at the same time', async () => {
  const { fake, orderId } = await anOrder();
  const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(fake, orderId)));
  expect(new Set(answers.map(({ cancellation }) => cancellation?.at)).size).toBe(1);
  expect(await countOf('audit_events', "action = 'order.cancelled' and target_id = $1", orderId)).toBe(1);
  // To the buyer and the payer.
  expect(await countOf('mails', "text like '%' || $1 || '%' and subject like '%canceled'", orderId)).toBe(2);
});

it('refunds money that arrives although the page is closed', async () => {
  const { fake, orderId, paymentId, page } = await anOrder();
  await cancel(fake, orderId);
  fake.pay(page.id);
  expect(await settle(fake, paymentId)).toMatchObject({
    ...{ status: 'failed', reason: 'The order was canceled. We refunded your payment.' },
    refundedAt: expect.any(Date),
  });
  expect(await expectOneOutcome(fake, orderId)).toBe('cancelled');
});

it(`is either paid or canceled when the payment is reported at the same time, in ${ROUNDS} rounds`, async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { fake, orderId, paymentId, page } = await anOrder();
    const { provider } = fake;
    const closed = provider.close;
    // Money on its way arrives although the page is closed, before or after the order is canceled.
    provider.close = async (id) => {
      await closed(id);
      if (round % 2 === 0) fake.pay(id);
    };
    const late = async () => {
      fake.pay(page.id);
      await settle(fake, paymentId);
    };
    await Promise.allSettled([cancel(fake, orderId), round % 3 === 0 ? late() : settle(fake, paymentId)]);
    await settle(fake, paymentId);
    outcomes.add(await expectOneOutcome(fake, orderId));
  }
  expect([...outcomes].sort()).toEqual(['cancelled', 'paid']);
});

it('accepts no transfer that is recorded at the same time', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { fake, orderId, invoiceId } = await anOrder();
    const [cancelled, transferred] = await Promise.allSettled([
      cancel(fake, orderId),
      recordTransfer(database, invoiceId, TOTAL),
    ]);
    expect([cancelled.status, transferred.status].sort()).toEqual(['fulfilled', 'rejected']);
    const { status, paid } = await orderOf(orderId);
    expect([status, paid]).toEqual(transferred.status === 'fulfilled' ? ['paid', TOTAL] : ['cancelled', 0]);
  }
});

it('closes a page that opens meanwhile, and tells nobody where it is', async () => {
  const fake = fakePaymentProvider();
  const { id: invoiceId, orderId } = await sellOnline(database);
  const { provider } = fake;
  const opens = provider.open;
  provider.open = async (intent) => {
    await cancel(fake, orderId);
    return opens(intent);
  };
  const { payment, url } = await open(fake, invoiceId);
  expect([url, payment.status, payment.reason]).toEqual([null, 'failed', 'The order was canceled.']);
  expect([await expectOneOutcome(fake, orderId), states(fake)]).toEqual(['cancelled', ['expired']]);
});

it(`leaves no page open when others open it at the same time, in ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const fake = fakePaymentProvider();
    const { id: invoiceId, orderId } = await sellOnline(database);
    await Promise.allSettled([open(fake, invoiceId), cancel(fake, orderId), open(fake, invoiceId)]);
    await cancel(fake, orderId);
    expect(await expectOneOutcome(fake, orderId)).toBe('cancelled');
    expect(states(fake).filter((state) => state === 'open')).toEqual([]);
    await expect(open(fake, invoiceId)).rejects.toMatchObject({ statusCode: 409, code: 'not_payable' });
  }
});
