import { randomUUID } from 'node:crypto';
import { aBilling } from '../../../../test/checkout.ts';
import { fakePaymentProvider, type FakePaymentProvider } from '../../../../test/payment-provider.ts';
import { clientId, recordTransfer, sellOnline, TOTAL } from '../../../../test/sell-online.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { findInvoice } from '../invoice-store.ts';
import { findPayment } from '../payment-store.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentState } from './provider.ts';
import { settleByProvider } from './settle-by-provider.ts';
import { settleUnsettled } from './settle-payments.ts';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase({ poolSize: 20 })));
afterAll(() => database.drop());

const anInvoice = async () => (await sellOnline(database)).id;
const counter = ({ provider }: FakePaymentProvider) => ({ db: database.db, provider });
const open = (fake: FakePaymentProvider, invoiceId: string, reference: string = randomUUID()) =>
  openPayment(counter(fake), {
    ...{ clientId, invoiceId, reference },
    returnUrl: (id) => `https://market.example/back?payment=${id}`,
  });
/** Opens the page of an invoice; returns its id at the provider. */
const opened = async (fake: FakePaymentProvider, invoiceId: string) => {
  const { payment, url } = await open(fake, invoiceId);
  return { id: payment.id, pageId: url?.split('/').at(-1) ?? '' };
};
const settle = async (fake: FakePaymentProvider, id: string) => {
  const row = await findPayment(database.db, clientId, id);
  if (!row) throw new Error(`There is no payment ${id}.`);
  return settleByProvider(counter(fake), row);
};
const invoiceOf = async (id: string) => (await findInvoice(database.db, clientId, id)) ?? { paid: -1, orderId: '' };
const rows = async (invoiceId: string): Promise<{ status: string; reason: string | null }[]> =>
  (
    await database.pool.query('select status, reason from payments where invoice_id = $1 order by created_at', [
      invoiceId,
    ])
  ).rows;
const statuses = async (invoiceId: string) => (await rows(invoiceId)).map(({ status }) => status);
const transfer = (invoiceId: string, amount: number, reference?: string) =>
  recordTransfer(database, invoiceId, amount, reference);
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));

describe('the payment page of an invoice', () => {
  it('asks for the open amount, and leads back', async () => {
    const fake = fakePaymentProvider();
    const id = await anInvoice();
    await transfer(id, 30_000);
    const { payment, url } = await open(fake, id);
    expect(payment).toMatchObject({ status: 'pending', amount: 70_000, paidAt: null });
    const [page] = [...fake.pages.values()];
    expect(page?.intent).toMatchObject({
      ...{ amount: 70_000, currency: 'INR', email: aBilling.email, description: `Invoice ${payment.invoiceNumber}` },
      returnUrl: `https://market.example/back?payment=${payment.id}`,
    });
    expect(url).toBe(`https://pay.example/${page?.id}`);
  });

  it('is the same one for sixteen requests at the same time', async () => {
    const fake = fakePaymentProvider();
    const id = await anInvoice();
    const answers = await times(16, () => open(fake, id));
    const urls = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.url : answer.reason));
    expect([new Set(urls).size, fake.pages.size, await statuses(id)]).toEqual([1, 1, ['pending']]);
  });

  it('is the same one for a request repeated with its key, which works for no other invoice', async () => {
    const fake = fakePaymentProvider();
    const [id, key] = [await anInvoice(), randomUUID()];
    expect(await open(fake, id, key)).toEqual(await open(fake, id, key));
    await expect(open(fake, await anInvoice(), key)).rejects.toMatchObject({ statusCode: 422, code: 'key_reused' });
  });

  it.each(['before', 'after', 'silence'] as const)('opens once if the response is lost: %s', async (fault) => {
    const fake = fakePaymentProvider();
    const id = await anInvoice();
    fake.faults.push(fault);
    const request = { clientId, invoiceId: id, reference: randomUUID(), returnUrl: () => '' };
    const lost = openPayment({ ...counter(fake), patienceMs: 20 }, request);
    await expect(lost).rejects.toMatchObject({ statusCode: 503, code: 'payment_unknown' });
    const { url } = await open(fake, id);
    expect([fake.pages.size, url, await statuses(id)]).toEqual([1, expect.any(String), ['pending']]);
  });

  it('is refused if nothing is open', async () => {
    const fake = fakePaymentProvider();
    const id = await anInvoice();
    await transfer(id, TOTAL);
    await expect(open(fake, id)).rejects.toMatchObject({ statusCode: 409, code: 'already_paid' });
    expect(fake.pages.size).toBe(0);
  });

  it('is closed when the open amount has changed, and opened for what is left', async () => {
    const fake = fakePaymentProvider();
    const id = await anInvoice();
    const { pageId } = await opened(fake, id);
    await transfer(id, 60_000);
    expect((await open(fake, id)).payment.amount).toBe(40_000);
    expect(fake.pages.get(pageId)?.state).toMatchObject({ status: 'expired' });
    expect(await statuses(id)).toEqual(expect.arrayContaining(['failed', 'succeeded', 'pending']));
  });
});

describe('a payment', () => {
  it('is credited once, however often and simultaneously it is checked', async () => {
    const fake = fakePaymentProvider();
    const invoiceId = await anInvoice();
    const { id, pageId } = await opened(fake, invoiceId);
    fake.pay(pageId);
    for (const answer of await times(16, () => settle(fake, id)))
      expect(answer).toMatchObject({ status: 'fulfilled', value: { status: 'succeeded' } });
    const invoice = await invoiceOf(invoiceId);
    expect(invoice).toMatchObject({ paid: TOTAL, balance: 0, paymentStatus: 'paid' });
    const { rows: orders } = await database.pool.query('select status from orders where id = $1', [invoice.orderId]);
    expect(orders).toEqual([{ status: 'paid' }]);
    expect(await findPayment(database.db, clientId, id)).toMatchObject({ paidAt: new Date('2026-11-21T10:00:00Z') });
    await expect(open(fake, invoiceId)).rejects.toMatchObject({ code: 'already_paid' });
  });

  it.each<[PaymentState['status'], string]>([
    ['declined', 'failed'],
    ['cancelled', 'failed'],
    ['expired', 'failed'],
    ['open', 'pending'],
    ['processing', 'processing'],
  ])('that is %s at the provider is %s, and charges nothing', async (status, expected) => {
    const fake = fakePaymentProvider();
    const invoiceId = await anInvoice();
    const { id, pageId } = await opened(fake, invoiceId);
    fake.decide(pageId, { status, reason: 'Because.', paidAt: new Date() } as PaymentState);
    const reason = expected === 'failed' ? 'Because.' : null;
    expect(await settle(fake, id)).toMatchObject({ status: expected, reason });
    expect((await invoiceOf(invoiceId)).paid).toBe(0);
  });

  it('that was declined can be made again on another page', async () => {
    const fake = fakePaymentProvider();
    const invoiceId = await anInvoice();
    const first = await opened(fake, invoiceId);
    fake.decide(first.pageId, { status: 'declined', reason: 'No.' });
    const second = await opened(fake, invoiceId);
    expect(second.pageId).not.toBe(first.pageId);
    fake.pay(second.pageId);
    await settle(fake, second.id);
    expect([await statuses(invoiceId), fake.taken()]).toEqual([['failed', 'succeeded'], TOTAL]);
  });

  it('that the bank is processing has no page, and no second one opens meanwhile', async () => {
    const fake = fakePaymentProvider();
    const invoiceId = await anInvoice();
    const { id, pageId } = await opened(fake, invoiceId);
    fake.decide(pageId, { status: 'processing' });
    expect(await open(fake, invoiceId)).toMatchObject({ url: null, payment: { id, status: 'processing' } });
    fake.pay(pageId);
    expect(await open(fake, invoiceId)).toMatchObject({ url: null, payment: { id, status: 'succeeded' } });
    expect([fake.pages.size, (await invoiceOf(invoiceId)).paid]).toEqual([1, TOTAL]);
  });

  it('counts although it comes after its page had expired', async () => {
    const fake = fakePaymentProvider();
    const invoiceId = await anInvoice();
    const { id, pageId } = await opened(fake, invoiceId);
    fake.decide(pageId, { status: 'expired', reason: 'Late.' });
    await settle(fake, id);
    fake.pay(pageId);
    expect(await settle(fake, id)).toMatchObject({ status: 'succeeded', reason: null });
    expect((await invoiceOf(invoiceId)).paid).toBe(TOTAL);
  });

  it('is refunded, and says so, if the invoice was paid in another way meanwhile', async () => {
    const fake = fakePaymentProvider();
    const invoiceId = await anInvoice();
    const { id, pageId } = await opened(fake, invoiceId);
    fake.pay(pageId);
    await transfer(invoiceId, TOTAL);
    await times(8, () => settle(fake, id));
    expect([fake.taken(), (await invoiceOf(invoiceId)).paid]).toEqual([0, TOTAL]);
    expect((await rows(invoiceId))[0]).toEqual({
      status: 'failed',
      reason: expect.stringMatching(/We refunded your payment\.$/),
    });
  });

  it('is refunded although the first try fails', async () => {
    const fake = fakePaymentProvider();
    const invoiceId = await anInvoice();
    const { id, pageId } = await opened(fake, invoiceId);
    await transfer(invoiceId, TOTAL);
    fake.pay(pageId);
    const [refund] = [fake.provider.refund];
    fake.provider.refund = () => Promise.reject(new Error('unreachable'));
    await expect(settle(fake, id)).rejects.toMatchObject({ statusCode: 503 });
    fake.provider.refund = refund;
    // Payments of other tests are unknown to this provider.
    await settleUnsettled(counter(fake), () => undefined);
    expect(fake.taken()).toBe(0);
  });
});

describe('payments whose events were lost', () => {
  it('are checked, while one that never opened fails', async () => {
    const fake = fakePaymentProvider();
    const [paid, never] = [await anInvoice(), await anInvoice()];
    const { pageId } = await opened(fake, paid);
    fake.pay(pageId);
    fake.faults.push('before');
    await expect(open(fake, never)).rejects.toMatchObject({ statusCode: 503 });
    await settleUnsettled(counter(fake), () => undefined);
    expect([await statuses(paid), await statuses(never)]).toEqual([['succeeded'], ['pending']]);
    await database.pool.query("update payments set created_at = now() - interval '16 minutes' where invoice_id = $1", [
      never,
    ]);
    await settleUnsettled(counter(fake), () => undefined);
    expect(await statuses(never)).toEqual(['failed']);
  });
});

describe('recording transfers in parallel', () => {
  it('never accepts more than the open amount', async () => {
    const id = await anInvoice();
    const results = await times(12, () => transfer(id, 30_000));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await invoiceOf(id)).paid).toBe(90_000);
  });

  it('records a reference once, whichever invoices it is for', async () => {
    const [one, other] = [await anInvoice(), await anInvoice()];
    const results = await times(12, (index) => transfer(index % 2 ? one : other, 30_000, 'UTR-1'));
    expect((await invoiceOf(one)).paid + (await invoiceOf(other)).paid).toBe(30_000);
    expect(results.filter((result) => result.status === 'fulfilled' && result.value.isNew)).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'reference_used' });
  });
});
