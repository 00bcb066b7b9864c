import { CreditNoteQuote, type DuesSummary, Invoice, type Order } from '@marketplace/shared/contracts';
import { aBilling, emptyCarts, placeOrder, placeTwo, setPrices } from '../../../test/checkout.ts';
import { expectContract, refusalOf } from '../../../test/expect-contract.ts';
import { payOnline } from '../../../test/pay-online.ts';
import { fakePaymentProvider } from '../../../test/payment-provider.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { refunds } from '../../db/index.ts';
import { settleRefund } from './settle-refund.ts';

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
const post = (path: string, payload: object, person: Person = 'admin') =>
  api.call({ method: 'POST', path: `/tex-admin/invoice/${path}`, token: tokens[person], payload });
const rows = async (statement: string, values: unknown[] = []) =>
  (await api.database.pool.query(statement, values)).rows;

const place = (method?: string) => placeTwo(api, tokens.buyer ?? '', method);
const read = async ({ invoice }: Order, person: Person = 'buyer'): Promise<Invoice> =>
  (await api.call({ path: `/tex-suite/invoice/${invoice.id}`, token: tokens[person] })).json();
const dues = async (): Promise<DuesSummary> =>
  (await api.call({ method: 'POST', path: '/tex-suite/dues-summary/calculate/meridian', token: tokens.buyer })).json();

const part = [{ position: 0, amount: 100_000 }];
const whole = [
  { position: 0, amount: 750_000 },
  { position: 1, amount: 333_000 },
];
const quoted = async ({ invoice }: Order, lines: object[]): Promise<CreditNoteQuote> =>
  expectContract(CreditNoteQuote, (await post(`${invoice.id}/credit-note/quote`, { lines, reason: '-' })).json());
const credit = async (order: Order, lines: object[], reason = 'Wrong price.') => {
  const { fingerprint } = await quoted(order, lines);
  return post(`${order.invoice.id}/credit-note`, { lines, reason, fingerprint });
};
const transfer = ({ clientId, invoice }: Order, amount: number) => {
  const payload = { clientId, invoiceId: invoice.id, amount, reference: crypto.randomUUID() };
  const paidAt = '2026-11-20T00:00:00.000Z';
  return api.call({ method: 'POST', path: '/tex-admin/payment', token: tokens.admin, payload: { ...payload, paidAt } });
};
const refundBy = (order: Order, body: object, person?: Person) => post(`${order.invoice.id}/refund`, body, person);
const byTransfer = (amount: number, refundable: number) => ({
  ...{ amount, refundable, reference: crypto.randomUUID(), refundedAt: '2026-11-21T00:00:00.000Z' },
});

describe('a credit note', () => {
  it('is previewed first, without writing anything', async () => {
    const order = await place();
    const said = await quoted(order, part);
    expect(said).toMatchObject({
      lines: [{ position: 0, description: 'Attendance', amount: 100_000, tax: 18_000 }],
      ...{ subtotal: 100_000, total: 118_000, balance: order.invoice.total - 118_000, refundable: 0 },
    });
    expect(said.taxes.map(({ name, amount }) => [name, amount])).toEqual([
      ['CGST', 9_000],
      ['SGST', 9_000],
    ]);
    expect(await read(order)).toMatchObject({ balance: order.invoice.total, credited: 0, creditNotes: [] });
  });

  it('has a number from its own series without gaps, lowers what is due, and is audited', async () => {
    const order = await place();
    const before = await dues();
    const first = expectContract(Invoice, (await credit(order, part)).json());
    const [note] = first.creditNotes ?? [];
    expect(note).toMatchObject({ total: 118_000, reason: 'Wrong price.' });
    expect(first).toMatchObject({ credited: 118_000, balance: order.invoice.total - 118_000, paid: 0 });
    const after = await dues();
    expect(before.totalDue - after.totalDue).toBe(118_000);
    const second = (await credit(order, [{ position: 1, amount: 333_000 }], 'Not delivered.')).json<Invoice>();
    const serial = (number = '') => Number(/^CN-\d{4}-(\d{6})$/.exec(number)?.[1]);
    expect(serial(second.creditNotes?.[1]?.number)).toBe(serial(note?.number) + 1);
    expect(await read(order, 'creator')).toEqual(second);
    expect(
      await rows(
        `select actor_id, target_name, after from audit_events where action = 'invoice.credited' and target_id = $1 order by at`,
        [order.invoice.id],
      ),
    ).toMatchObject([
      {
        ...{ actor_id: 'admin', target_name: order.invoice.number },
        after: { creditNote: note?.number, total: 118_000, reason: 'Wrong price.' },
      },
      {},
    ]);
  });

  it('tells the buyer and the payer', async () => {
    const order = await place();
    await rows('truncate mails');
    const { creditNotes } = (await credit(order, part)).json<Invoice>();
    const mails = await rows('select to_address, subject, text from mails order by to_address');
    const subject = `Credit note ${creditNotes?.[0]?.number} for invoice ${order.invoice.number}`;
    expect(mails.map(({ to_address, subject: said }) => [to_address, said])).toEqual([
      [aBilling.email, subject],
      ['buyer@tex.example', subject],
    ]);
    for (const words of ['₹1,000.00', '₹1,180.00', 'Wrong price.', `invoice=${order.invoice.id}`])
      expect(mails[0].text).toContain(words);
  });

  it('for everything settles the invoice and lifts a suspension', async () => {
    const order = await place();
    await rows(
      'insert into dunning (client_id, invoice_id, reminded_on, suspended_on) values ($1, $2, current_date, current_date)',
      [order.clientId, order.invoice.id],
    );
    await credit(order, part);
    expect(await rows('select suspended_on from dunning where invoice_id = $1', [order.invoice.id])).not.toEqual([
      { suspended_on: null },
    ]);
    const left = [{ position: 0, amount: 650_000 }, whole[1] ?? {}];
    expect((await credit(order, left)).json()).toMatchObject({
      ...{ credited: order.invoice.total, balance: 0, paymentStatus: 'paid' },
    });
    expect(await rows('select suspended_on from dunning where invoice_id = $1', [order.invoice.id])).toEqual([
      { suspended_on: null },
    ]);
    expect(refusalOf(await post(`${order.invoice.id}/credit-note/quote`, { lines: part, reason: '-' }))).toEqual([
      400,
      expect.anything(),
      "You can't credit more than what's left of a line.",
    ]);
  });

  it('for everything never starts what has not begun, even if it was partly paid', async () => {
    const order = await place('online');
    await transfer(order, 100);
    const own = async () =>
      (await rows('select awaits_payment from subscriptions where order_id = $1', [order.id])).map(
        ({ awaits_payment: waits }) => waits,
      );
    await credit(order, part);
    expect(await own()).toEqual([true, true]);
    await credit(order, [{ position: 0, amount: 650_000 }, whole[1] ?? {}]);
    expect(await own()).toEqual([]);
    expect(await read(order)).toMatchObject({ balance: 0, credited: order.invoice.total, paid: 100 });
  });

  it('is a PDF with everything the law requires, for people who may read the books', async () => {
    const order = await place();
    const { creditNotes } = (await credit(order, part)).json<Invoice>();
    const [note] = creditNotes ?? [];
    const pdf = (person: Person, id = note?.id ?? '') =>
      api.call({ path: `/tex-suite/invoice/${order.invoice.id}/credit-note/${id}/pdf`, token: tokens[person] });
    const answer = await pdf('creator');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${note?.number}.pdf"`);
    const text = readPdf(answer.rawPayload).pages.flat().join('');
    for (const words of [
      ...[`Credit Note ${note?.number}`, order.invoice.number, 'GSTIN 29ABCDE1234F1Z5', 'Karnataka (29)'],
      ...['Attendance998314₹1,000.00₹180.00', 'CGST 9%₹90.00', 'Total credited₹1,180.00', 'Reason: Wrong price.'],
      'One Thousand One Hundred Eighty Rupees Only',
    ])
      expect(text).toContain(words);
    expect((await pdf('buyer2')).statusCode).toBe(404);
    expect((await pdf('buyer', 'none')).statusCode).toBe(404);
  });

  it('is issued once, however often and by however many people it is sent at once', async () => {
    const order = await place();
    const { fingerprint } = await quoted(order, part);
    const send = () => post(`${order.invoice.id}/credit-note`, { lines: part, reason: 'Twice.', fingerprint });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect((await read(order)).credited).toBe(118_000);
    const series = await rows('select count(*)::int as notes, max(right(number, 6)::int) as last from credit_notes');
    expect(series[0].notes).toBe(series[0].last);
  });

  it('is refused without a quote, or after a payment has changed what is left', async () => {
    const order = await place();
    const { fingerprint } = await quoted(order, part);
    const send = (body: object) => post(`${order.invoice.id}/credit-note`, { lines: part, reason: 'x', ...body });
    expect(refusalOf(await send({}))[0]).toBe(400);
    await transfer(order, 1);
    expect(refusalOf(await send({ fingerprint })).slice(0, 2)).toEqual([409, 'quote_changed']);
    expect((await read(order)).creditNotes).toEqual([]);
  });

  it('is refused for an order that waits for its online payment, and for a void invoice', async () => {
    const waiting = await placeOrder(api, tokens.buyer ?? '', { method: 'online' });
    const ask = () => post(`${waiting.invoice.id}/credit-note/quote`, { lines: part, reason: '-' });
    expect(refusalOf(await ask())).toEqual([409, 'not_creditable', expect.stringContaining('Cancel it instead.')]);
    await api.call({
      ...{ method: 'POST', path: `/tex-suite/order/${waiting.id}/cancel`, token: tokens.buyer, payload: {} },
    });
    expect(refusalOf(await ask())).toEqual([409, 'not_creditable', expect.stringContaining('is void')]);
  });

  it.each(['buyer', 'creator'] as const)('is not for a %s to issue', async (person) => {
    const { invoice } = await place();
    const sent = await post(`${invoice.id}/credit-note`, { lines: part, reason: 'x', fingerprint: 'x' }, person);
    expect(sent.statusCode).toBe(403);
  });

  it('can never be changed, and neither can its lines', async () => {
    await credit(await place(), part);
    for (const table of ['credit_notes', 'credit_note_lines'])
      for (const statement of [`delete from ${table}`, `update ${table} set client_id = 'x'`])
        await expect(rows(statement)).rejects.toThrow("credit notes can't be changed");
  });
});

describe('a refund', () => {
  it('of a transfer is recorded with its reference, once, up to the overpaid amount', async () => {
    const order = await place();
    await transfer(order, order.invoice.total);
    expect(refusalOf(await refundBy(order, byTransfer(1, 0)))).toEqual([
      400,
      expect.anything(),
      "You can't refund more than ₹0.00.",
    ]);
    expect((await quoted(order, part)).refundable).toBe(118_000);
    await credit(order, part);
    await rows('truncate mails');
    const body = byTransfer(100_000, 118_000);
    const refunded = expectContract(Invoice, (await refundBy(order, body)).json());
    expect(refunded).toMatchObject({
      ...{ refunded: 100_000, balance: 0, paymentStatus: 'paid' },
      refunds: [{ amount: 100_000, method: 'bank_transfer', status: 'succeeded', reference: body.reference }],
    });
    const mails = await rows('select subject, text from mails');
    expect(mails).toHaveLength(2);
    for (const words of ['₹1,000.00', body.reference]) expect(mails[0].text).toContain(words);
    // The form was opened before the first refund.
    expect(refusalOf(await refundBy(order, body)).slice(0, 2)).toEqual([409, 'changed_meanwhile']);
    expect(refusalOf(await refundBy(order, { ...body, refundable: 18_000, amount: 18_000 }))[2]).toBe(
      'A refund with this reference already exists.',
    );
    expect(refusalOf(await refundBy(order, byTransfer(18_001, 18_000)))[2]).toBe("You can't refund more than ₹180.00.");
    expect((await refundBy(order, byTransfer(18_000, 18_000))).statusCode).toBe(201);
  });

  it('of an online payment goes through its provider', async () => {
    const order = await place('online');
    const payment = await payOnline(api, tokens.buyer, order.invoice.id);
    await credit(order, part);
    const body = { amount: 118_000, refundable: 118_000, paymentId: payment.id };
    expect((await refundBy(order, body)).json()).toMatchObject({
      refunded: 118_000,
      refunds: [{ paymentId: payment.id, method: 'online', status: 'succeeded', refundedAt: expect.any(String) }],
    });
    expect(refusalOf(await refundBy(order, { ...body, paymentId: 'none', refundable: 0 }))[0]).toBe(400);
    expect(
      await rows(`select after from audit_events where action = 'invoice.refunded' and target_id = $1`, [
        order.invoice.id,
      ]),
    ).toMatchObject([{ after: { amount: 118_000, method: 'online' } }]);
  });

  it('of a payment that the provider does not know is made by transfer', async () => {
    const order = await place('online');
    const payment = await payOnline(api, tokens.buyer, order.invoice.id);
    await credit(order, part);
    await rows('update payments set provider_id = null where id = $1', [payment.id]);
    const body = { amount: 1, refundable: 118_000, paymentId: payment.id };
    expect(refusalOf(await refundBy(order, body))[2]).toContain('Refund it by bank transfer.');
    expect((await refundBy(order, byTransfer(118_000, 118_000))).statusCode).toBe(201);
  });

  it('that the provider leaves open counts at once, and is open again if the bank refuses it', async () => {
    const order = await place('online');
    const payment = await payOnline(api, tokens.buyer, order.invoice.id);
    await credit(order, part);
    await rows('truncate mails');
    const { clientId, invoice } = order;
    const { db } = api.database;
    const fake = fakePaymentProvider();
    const insert = (reference: string) =>
      db
        .insert(refunds)
        .values({
          ...{ clientId, id: reference, invoiceId: invoice.id, paymentId: payment.id, method: 'online', reference },
          ...{ amount: 118_000, currency: 'INR', status: 'pending', refundedBy: 'admin' },
        })
        .returning();
    const mailer = { send: async (tx: unknown, { to }: { to: string }) => void (tx && told.push(to)) };
    const told: string[] = [];
    const settle = async (reference: string) => {
      const [row] = (await db.select().from(refunds)).filter((one) => one.reference === reference);
      if (!row) throw new Error('No refund.');
      const context = { db, mailer: mailer as never, publicUrl: '' };
      await settleRefund(context, { db, provider: fake.provider }, row);
    };
    await insert('r1');
    await rows('update invoices set refunded = 118000 where id = $1', [invoice.id]);
    // The provider has accepted the refund, but its response is lost.
    fake.faults.push('after');
    await expect(settle('r1')).rejects.toMatchObject({ statusCode: 503 });
    await settle('r1');
    expect(await read(order)).toMatchObject({ refunded: 118_000, refunds: [{ status: 'pending' }] });
    const [taken] = fake.refunds.values();
    if (taken) taken.state = { id: 'r1', status: 'failed', reason: 'The bank declined the refund.' };
    await settle('r1');
    await settle('r1');
    expect(await read(order)).toMatchObject({
      refunded: 0,
      refunds: [{ status: 'failed', reason: 'The bank declined the refund.' }],
    });
    expect([told, fake.refunds.size]).toEqual([[], 1]);
  });

  it('is not for buyers', async () => {
    const order = await place();
    expect((await refundBy(order, byTransfer(1, 0), 'buyer')).statusCode).toBe(403);
  });
});

it('the CSV files and filters follow', async () => {
  const order = await place();
  await credit(order, whole, 'All of it.');
  const csv = async (path: string, token = tokens.buyer) => (await api.call({ path, token })).body;
  const line = (text: string, number: string) => text.split('\n').find((one) => one.includes(number));
  const total = (order.invoice.total / 100).toFixed(2);
  expect(line(await csv('/tex-suite/invoice/csv'), order.invoice.number)).toMatch(
    new RegExp(`Credited,INR,${total},0.00,${total},0.00,0.00`),
  );
  expect(line(await csv('/tex-admin/order/csv', tokens.admin), order.number)).toMatch(
    new RegExp(`Credited,INR,${total},0.00,${total},0.00,0.00`),
  );
  const found = async (status: string) =>
    (
      await api.call({
        path: `/tex-suite/invoice/search?status=${status}&q=${order.invoice.number}`,
        token: tokens.buyer,
      })
    ).json().totalElements;
  expect([await found('paid'), await found('unpaid'), await found('partly_paid')]).toEqual([1, 0, 0]);
});
