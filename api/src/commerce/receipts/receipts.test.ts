import type { Order, Payment } from '@marketplace/shared/contracts';
import { aBilling, emptyCarts, placeOrder, setPrices } from '../../../test/checkout.ts';
import { payOnline } from '../../../test/pay-online.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { createMailer } from '../../notifications/index.ts';
import { sendReceipts } from './send-receipts.ts';

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await openTestApi();
  for (const person of ['buyer', 'buyer2', 'admin']) tokens[person] = await api.signIn(person);
  await setPrices(api);
});
afterAll(() => api.close());
const rows = async (statement: string, values: unknown[] = []) =>
  (await api.database.pool.query(statement, values)).rows;
const run = () =>
  sendReceipts.run(
    null,
    { db: api.database.db, mailer: createMailer('TEX'), config: { publicUrl: 'https://market.example' } },
    { id: 'job', createdAt: new Date() },
  );
beforeEach(async () => {
  await run();
  await emptyCarts(api);
});

const receipts = () => rows(`select * from mails where subject like 'Receipt for %' order by to_address`);
const place = (method = 'invoice') => placeOrder(api, tokens.buyer ?? '', { method });
const transfer = async ({ clientId, invoice }: Order, amount: number): Promise<Payment> => {
  const payload = { clientId, invoiceId: invoice.id, amount, reference: `UTR-${Date.now()}-${amount}` };
  const recorded = { ...payload, paidAt: '2026-11-20T00:00:00.000Z' };
  return (
    await api.call({ method: 'POST', path: '/tex-admin/payment', token: tokens.admin, payload: recorded })
  ).json();
};
const pdfOf = (id: string, person = 'buyer') =>
  api.call({ path: `/tex-suite/payment/${id}/pdf`, token: tokens[person] });

it('is mailed to the buyer and the payer for every payment of an invoice, once', async () => {
  const order = await place();
  const first = await transfer(order, 30_000);
  await run();
  await run();
  const mails = await receipts();
  expect(mails.map(({ to_address: to, subject }) => [to, subject])).toEqual([
    [aBilling.email, `Receipt for invoice ${order.invoice.number}`],
    ['buyer@tex.example', `Receipt for invoice ${order.invoice.number}`],
  ]);
  for (const words of ['₹300.00', first.reference, '20 Nov 2026', `₹${(order.invoice.total - 30_000) / 100}.00`])
    expect(mails[0].text).toContain(words);
  await transfer(order, order.invoice.total - 30_000);
  await run();
  expect(await receipts()).toHaveLength(4);
});

it('includes the receipt as PDF, which says the same later', async () => {
  const order = await place();
  const { id, reference } = await transfer(order, 30_000);
  await run();
  const [mail] = await receipts();
  expect(mail.documents).toEqual([
    {
      ...{ filename: `Receipt for ${order.invoice.number}.pdf`, kind: 'receipt' },
      ...{ clientId: order.clientId, invoiceId: order.invoice.id, id },
    },
  ]);
  const attached = await api.app.inject({ url: `/api/dev/mailbox/${mail.id}/attachments/0` });
  expect(attached.headers['content-type']).toBe('application/pdf');
  await transfer(order, 1_000);
  const downloaded = await pdfOf(id);
  expect(downloaded.rawPayload.equals(attached.rawPayload)).toBe(true);
  expect(downloaded.headers['content-disposition']).toContain(`Receipt for ${order.invoice.number}.pdf`);
  const words = readPdf(downloaded.rawPayload).pages.flat().join(' ');
  for (const said of [`Receipt for ${order.invoice.number}`, 'Received ₹ 300.00', reference, aBilling.legalName])
    expect(words).toContain(said);
  expect(words).toContain('Received in words: Three Hundred Rupees Only.');
});

it('follows an online payment too, but nothing that has not arrived', async () => {
  const order = await place('online');
  await run();
  expect(await receipts()).toEqual([]);
  await payOnline(api, tokens.buyer ?? '', order.invoice.id);
  await run();
  expect(await receipts()).toHaveLength(2);
});

it('of other clients or of a failed payment is not found', async () => {
  const { id } = await transfer(await place(), 30_000);
  expect((await pdfOf(id, 'buyer2')).statusCode).toBe(404);
  expect((await pdfOf(id, 'admin')).statusCode).toBe(200);
  await rows(`update payments set status = 'failed' where id = $1`, [id]);
  expect((await pdfOf(id)).statusCode).toBe(404);
});

it('is sent once by two servers at the same time', async () => {
  await transfer(await place(), 30_000);
  await Promise.all([run(), run(), run()]);
  expect(await receipts()).toHaveLength(2);
});

it('that can’t be sent doesn’t hold up the others', async () => {
  const [bad, good] = [await place(), await place()];
  const { id } = await transfer(bad, 30_000);
  await transfer(good, 30_000);
  await rows(`update payments set paid_at = 'infinity' where id = $1`, [id]);
  await expect(run()).rejects.toThrow('1 receipts could not be sent.');
  expect(await receipts()).toHaveLength(2);
  await rows(`update payments set paid_at = now() where id = $1`, [id]);
  await run();
  expect(await receipts()).toHaveLength(4);
});
