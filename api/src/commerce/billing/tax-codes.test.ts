import type { BillingDetails, Invoice, Order } from '@marketplace/shared/contracts';
import { aBilling, addToCart, checkout, emptyCarts, quote, setPrices } from '../../../test/checkout.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { toCreditNoteDocument } from './credit-note-document.ts';
import { toInvoiceDocument } from './invoice-document.ts';

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await openTestApi();
  for (const person of ['buyer', 'admin']) tokens[person] = await api.signIn(person);
  await setPrices(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyCarts(api);
  await setCodes('998314', null);
});

const setCodes = async (attendance: string | null, fleet: string | null) => {
  for (const [id, code] of Object.entries({ attendance, fleet }))
    await api.database.pool.query('update modules set tax_code = $2 where id = $1', [id, code]);
};

/** Fleet for 69.93 and Attendance for 750.00 before tax. */
const order = async (billing: BillingDetails, couponCode?: string): Promise<Invoice> => {
  const token = tokens.buyer ?? '';
  await addToCart(api, token, 'fleet', 3, 7);
  await addToCart(api, token, 'attendance', 10, 30);
  const { fingerprint } = await quote(api, token, { billing, couponCode });
  return (await checkout(api, token, { fingerprint, billing, couponCode })).json<Order>().invoice;
};
const post = (path: string, payload: object, person: string) =>
  api.call({ method: 'POST', path, token: tokens[person], payload });
const tableOf = ({ columns, rows }: ReturnType<typeof toInvoiceDocument>) => [
  columns.map(({ title }) => title),
  ...rows,
];

const inKerala: BillingDetails = {
  ...aBilling,
  taxId: '32ABCDE1234F1Z5',
  address: { ...aBilling.address, city: 'Kochi', state: 'Kerala' },
};

it('are printed with the taxable value and tax of each line, after a discount on one of them', async () => {
  const invoice = await order(aBilling, 'hr15');
  // 15% off Attendance; CGST and SGST of 63.67 each are split 57.38 to 6.29.
  expect(tableOf(toInvoiceDocument(invoice))).toEqual([
    ['Module', 'HSN/SAC', 'Users', 'Days', 'Per user and day', 'Amount', 'Taxable value', 'Tax'],
    ['Fleet', '–', '3', '7', '₹3.33', '₹69.93', '₹69.93', '₹12.58'],
    ['Attendance', '998314', '10', '30', '₹2.50', '₹750.00', '₹637.50', '₹114.76'],
  ]);
  expect(invoice).toMatchObject({ total: 6_993 + 1_258 + 63_750 + 11_476 });
});

it('under IGST are printed without an amount that would repeat the taxable value', async () => {
  const invoice = await order(inKerala);
  expect(invoice.taxes.map(({ name }) => name)).toEqual(['IGST']);
  // IGST of 147.59 (18% of 819.93).
  expect(tableOf(toInvoiceDocument(invoice))).toEqual([
    ['Module', 'HSN/SAC', 'Users', 'Days', 'Per user and day', 'Taxable value', 'Tax'],
    ['Fleet', '–', '3', '7', '₹3.33', '₹69.93', '₹12.59'],
    ['Attendance', '998314', '10', '30', '₹2.50', '₹750.00', '₹135.00'],
  ]);
});

it('have no column if no line has one, and none of this is on documents without GST', async () => {
  await setCodes(null, null);
  const [first] = tableOf(toInvoiceDocument(await order(aBilling)));
  expect(first).toEqual(['Module', 'Users', 'Days', 'Per user and day', 'Taxable value', 'Tax']);
  await setCodes('998314', '998314');
  const { placeOfSupply: _, ...invoice } = await order(aBilling, 'hr15');
  expect(invoice.lines.map(({ taxCode }) => taxCode)).toEqual(['998314', '998314']);
  const plain = toInvoiceDocument(invoice);
  expect(tableOf(plain).slice(0, 2)).toEqual([
    ['Module', 'Users', 'Days', 'Per user and day', 'Amount'],
    ['Fleet', '3', '7', '₹3.33', '₹69.93'],
  ]);
  expect(plain.totals.map(({ name }) => name)).not.toContain('Taxable value');
});

it('stay as they were at the sale', async () => {
  const { id } = await order(aBilling);
  await setCodes('85234910', '85234910');
  const read = await api.call({ path: `/tex-suite/invoice/${id}`, token: tokens.buyer });
  expect(read.json<Invoice>().lines.map(({ taxCode }) => taxCode)).toEqual([undefined, '998314']);
});

it('are on a partial credit note', async () => {
  const { id } = await order(aBilling, 'hr15');
  const path = `/tex-admin/invoice/${id}/credit-note`;
  const body = { lines: [{ position: 1, amount: 10_000 }], reason: 'Wrong price.' };
  const { fingerprint } = (await post(`${path}/quote`, body, 'admin')).json();
  const credited = (await post(path, { ...body, fingerprint }, 'admin')).json<Invoice>();
  const [note] = credited.creditNotes ?? [];
  if (!note) throw new Error('There is no credit note.');
  expect(tableOf(toCreditNoteDocument(credited, note))).toEqual([
    ['Module', 'HSN/SAC', 'Taxable value', 'Tax'],
    ['Attendance', '998314', '₹100.00', '₹18.00'],
  ]);
  const { placeOfSupply: _, ...plain } = credited;
  expect(tableOf(toCreditNoteDocument(plain, note))[0]).toEqual(['Module', 'Credited', 'Tax']);
});

it('come with the change of a subscription too', async () => {
  const { orderId } = await order(aBilling);
  await setCodes('85234910', null);
  const { rows } = await api.database.pool.query(
    `select id from subscriptions where order_id = $1 and module_id = 'attendance'`,
    [orderId],
  );
  const path = `/tex-suite/subscription/${rows[0].id}`;
  const { fingerprint } = (await post(`${path}/quote`, { addUsers: 1 }, 'buyer')).json();
  const { invoice } = (await post(`${path}/change`, { addUsers: 1, fingerprint }, 'buyer')).json();
  expect(invoice.lines).toMatchObject([{ moduleId: 'attendance', taxCode: '85234910' }]);
});
