import { randomUUID } from 'node:crypto';
import { aBilling } from '../../../../test/checkout.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { findCompany } from '../../../operations/index.ts';
import { orderAmounts } from '../amounts/order-amounts.ts';
import { findInvoice } from '../invoice-store.ts';
import { recordPayment } from '../record-payment.ts';
import { writeSale } from '../write-sale.ts';
import { payInvoice } from './pay-invoice.ts';
import type { ChargeOutcome, PaymentProvider } from './provider.ts';
import { settleLeftPayments } from './settle-left-payments.ts';

const clientId = 'meridian';
let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase({ poolSize: 20 })));
afterAll(() => database.drop());

/** A provider that records its charges, and whose responses can be lost before or after it has charged. */
function fakeProvider(outcome: ChargeOutcome = { status: 'succeeded', paidAt: new Date('2026-11-21T10:00:00Z') }) {
  const charged = new Map<string, ChargeOutcome & { amount: number }>();
  const refunded = new Set<string>();
  const faults: ('before' | 'after')[] = [];
  const provider: PaymentProvider = {
    title: '',
    text: '',
    charge: async ({ reference, amount }) => {
      const fault = faults.shift();
      if (fault === 'before') throw new Error('unreachable');
      if (!charged.has(reference)) charged.set(reference, { ...outcome, amount });
      if (fault === 'after') throw new Error('the answer was lost');
      return charged.get(reference) ?? outcome;
    },
    find: async (reference) => charged.get(reference),
    refund: async (reference) => void refunded.add(reference),
  };
  const taken = () =>
    [...charged]
      .filter(([reference, { status }]) => status === 'succeeded' && !refunded.has(reference))
      .reduce((sum, [, { amount }]) => sum + amount, 0);
  return { provider, faults, taken, charged, refunded };
}

async function anInvoice(): Promise<string> {
  const company = await findCompany(database.db);
  if (!company) throw new Error('There is no company.');
  const line = { moduleId: 'attendance', name: 'Attendance', unitPrice: 250, noOfUsers: 4, noOfDays: 100 };
  const amounts = orderAmounts([{ ...line, isDiscounted: false }], null, []);
  const sale = { clientId, userId: 'buyer', company, billing: aBilling, method: 'online' as const, poNumber: null };
  const terms = { couponCode: null, currency: 'INR', termsDays: 15, at: new Date() };
  return (await database.db.transaction((tx) => writeSale(tx, { ...sale, ...terms, lines: [line], amounts }))).id;
}

const fail = (error: unknown) => {
  throw error;
};
const pay = ({ provider }: { provider: PaymentProvider }, invoiceId: string, reference = randomUUID() as string) =>
  payInvoice({ db: database.db, provider }, { clientId, invoiceId, token: 'card', reference });
const invoiceOf = async (id: string) => (await findInvoice(database.db, clientId, id)) ?? { paid: -1, orderId: '' };
const statuses = async (invoiceId: string) =>
  (
    await database.pool.query('select status from payments where invoice_id = $1 order by created_at', [invoiceId])
  ).rows.map(({ status }) => status);
const orderStatus = async (id: string) =>
  (await database.pool.query('select status from orders where id = $1', [id])).rows[0].status;

describe('paying an invoice online', () => {
  it('charges the open amount once, and marks invoice and order paid', async () => {
    const fake = fakeProvider();
    const id = await anInvoice();
    const payment = await pay(fake, id);
    expect(payment).toMatchObject({ status: 'succeeded', amount: 100_000, paidAt: '2026-11-21T10:00:00.000Z' });
    const invoice = await invoiceOf(id);
    expect(invoice).toMatchObject({ paid: 100_000, balance: 0, paymentStatus: 'paid' });
    expect(await orderStatus(invoice.orderId)).toBe('paid');
    await expect(pay(fake, id)).rejects.toMatchObject({ statusCode: 409, code: 'already_paid' });
    expect(fake.taken()).toBe(100_000);
  });

  it('gives a repeated request the same response', async () => {
    const fake = fakeProvider();
    const id = await anInvoice();
    expect(await pay(fake, id, `same-${id}`)).toEqual(await pay(fake, id, `same-${id}`));
    expect(fake.taken()).toBe(100_000);
    await expect(pay(fake, await anInvoice(), `same-${id}`)).rejects.toMatchObject({ statusCode: 422 });
  });

  it.each(['before', 'after'] as const)(
    'charges once if the response is lost %s the charge, and says to try again',
    async (fault) => {
      const fake = fakeProvider();
      const id = await anInvoice();
      fake.faults.push(fault);
      await expect(pay(fake, id)).rejects.toMatchObject({ statusCode: 503, code: 'payment_unknown' });
      expect(await statuses(id)).toEqual(['pending']);
      // Another request, as after a reload, continues the first attempt.
      await pay(fake, id);
      expect([await statuses(id), fake.taken()]).toEqual([['succeeded'], 100_000]);
    },
  );

  it('charges once for sixteen simultaneous requests, and all report that it is paid', async () => {
    const fake = fakeProvider();
    const id = await anInvoice();
    const answers = await Promise.allSettled(Array.from({ length: 16 }, () => pay(fake, id)));
    expect([fake.taken(), (await invoiceOf(id)).paid]).toEqual([100_000, 100_000]);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'already_paid' });
      else expect(answer.value.status).toBe('succeeded');
    }
  });

  it('responds 402 with the reason if it is declined, and accepts another payment method afterwards', async () => {
    const id = await anInvoice();
    const declining = fakeProvider({ status: 'declined', reason: 'The bank declined the payment.' });
    await expect(pay(declining, id, `declined-${id}`)).rejects.toMatchObject({
      statusCode: 402,
      message: 'The bank declined the payment.',
    });
    await expect(pay(declining, id, `declined-${id}`)).rejects.toMatchObject({ statusCode: 402 });
    await pay(fakeProvider(), id);
    expect(await statuses(id)).toEqual(['failed', 'succeeded']);
  });

  it('does not wait for a provider that never responds', async () => {
    const id = await anInvoice();
    const { provider } = fakeProvider();
    const silent = { ...provider, charge: () => new Promise<never>(() => undefined) };
    const request = { clientId, invoiceId: id, token: 'card', reference: id };
    const paying = payInvoice({ db: database.db, provider: silent, patienceMs: 20 }, request);
    await expect(paying).rejects.toMatchObject({ statusCode: 503, code: 'payment_unknown' });
    expect(await pay({ provider }, id)).toMatchObject({ status: 'succeeded', amount: 100_000 });
  });

  it('refunds a charge if a transfer came first', async () => {
    const fake = fakeProvider();
    const id = await anInvoice();
    fake.faults.push('after');
    await expect(pay(fake, id)).rejects.toMatchObject({ statusCode: 503 });
    await transfer(id, 60_000);
    await pay(fake, id);
    expect([fake.taken(), (await invoiceOf(id)).paid, fake.refunded.size]).toEqual([40_000, 100_000, 1]);
    expect((await statuses(id)).sort()).toEqual(['failed', 'succeeded', 'succeeded']);
  });

  it('is settled later if nobody comes back: charged attempts are credited, others fail', async () => {
    const fake = fakeProvider();
    const [charged, never] = [await anInvoice(), await anInvoice()];
    fake.faults.push('after', 'before');
    for (const id of [charged, never]) await expect(pay(fake, id)).rejects.toMatchObject({ statusCode: 503 });
    await settleLeftPayments(database.db, fake.provider, fail);
    expect(await statuses(charged)).toEqual(['pending']);
    await database.pool.query(
      "update payments set created_at = now() - interval '16 minutes' where status = 'pending'",
    );
    await settleLeftPayments(database.db, fake.provider, fail);
    expect([await statuses(charged), await statuses(never)]).toEqual([['succeeded'], ['failed']]);
    expect([(await invoiceOf(charged)).paid, (await invoiceOf(never)).paid]).toEqual([100_000, 0]);
  });
});

const transfer = (invoiceId: string, amount: number, reference: string = randomUUID()) =>
  database.db.transaction((tx) =>
    recordPayment(tx, {
      ...{ clientId, invoiceId, amount, reference },
      method: 'bank_transfer',
      paidAt: new Date(),
      recordedBy: 'admin',
    }),
  );

describe('recording transfers in parallel', () => {
  it('never accepts more than the open amount', async () => {
    const id = await anInvoice();
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => transfer(id, 30_000)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await invoiceOf(id)).paid).toBe(90_000);
  });

  it('records a reference once, whichever invoices it is for', async () => {
    const [one, other] = [await anInvoice(), await anInvoice()];
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => transfer(index % 2 ? one : other, 30_000, 'UTR-1')),
    );
    expect((await invoiceOf(one)).paid + (await invoiceOf(other)).paid).toBe(30_000);
    expect(results.filter((result) => result.status === 'fulfilled' && result.value.isNew)).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'reference_used' });
  });
});
