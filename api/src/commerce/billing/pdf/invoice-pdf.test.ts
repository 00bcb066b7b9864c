import { ErrorBody, type Invoice } from '@marketplace/shared/contracts';
import { addToCart, aBilling, checkout, placeOrder, quote, setPrices } from '../../../../test/checkout.ts';
import { expectContract } from '../../../../test/expect-contract.ts';
import { readPdf } from '../../../../test/pdf-text.ts';
import { openTestApi, type TestApi } from '../../../../test/test-api.ts';
import { toInvoiceDocument } from '../invoice-document.ts';
import { invoicePdf } from './invoice-pdf.ts';

const line = (description: string): Invoice['lines'][number] => ({
  moduleId: 'attendance',
  description,
  ...{ noOfUsers: 10, noOfDays: 30, unitPrice: 250, lineTotal: 75_000, discount: 0, tax: 13_500 },
});
const party = { name: 'TEX', address: ['1 Street'], email: 'a@tex.example', taxId: null };
const invoice: Invoice = {
  ...{ id: 'i', number: 'TEX-2026-000042', clientId: 'c', orderId: 'o', status: 'finalized', paymentStatus: 'unpaid' },
  ...{ invoiceDate: '2026-11-20T10:00:00.000Z', dueDate: '2026-12-05T10:00:00.000Z', currency: 'INR' },
  ...{ subtotal: 75_000, discount: 0, taxes: [], total: 75_000, paid: 0, balance: 75_000 },
  ...{ modules: [], method: 'invoice', seller: party, buyer: party, poNumber: null, couponCode: null },
  lines: [line('Attendance')],
};
const render = async (change: Partial<Invoice> = {}) =>
  readPdf(await invoicePdf(toInvoiceDocument({ ...invoice, ...change })));

describe('an invoice as PDF', () => {
  let api: TestApi;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    api = await openTestApi();
    for (const person of ['buyer', 'buyer2', 'creator', 'user', 'admin']) tokens[person] = await api.signIn(person);
    await setPrices(api);
  });
  afterAll(() => api.close());
  const read = (id: string, person = 'buyer') =>
    api.call({ path: `/tex-suite/invoice/${id}/pdf`, token: tokens[person] });

  it("has exactly the invoice's content in its text layer", async () => {
    const token = tokens.buyer ?? '';
    await addToCart(api, token, 'fleet', 3, 7);
    await addToCart(api, token, 'attendance', 10, 30);
    const { fingerprint } = await quote(api, token, { billing: aBilling, couponCode: 'hr15' });
    const order = await checkout(api, token, { fingerprint, couponCode: 'hr15', poNumber: 'PO-7' });
    const placed: Invoice = order.json().invoice;
    const answer = await read(placed.id);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${placed.number}.pdf"`);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const text = readPdf(answer.rawPayload).pages.flat().join('');
    const { totals, rows, facts, buyer, seller, terms } = toInvoiceDocument(placed);
    expect(totals.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'Subtotal ₹819.93',
      'Discount HR15 −₹112.50',
      'Taxable value ₹707.43',
      'CGST 9% ₹63.67',
      'SGST 9% ₹63.67',
      'Total ₹834.77',
      'Balance due ₹834.77',
    ]);
    for (const { name, value } of totals) expect(text).toContain(name + value);
    for (const row of rows) expect(text).toContain(Object.values(row).join(''));
    for (const words of [...facts.flat(), ...buyer, ...seller]) expect(text).toContain(words);
    expect(text).toContain('PO-7');
    expect(text).toContain(`Tax Invoice ${placed.number}`);
    expect(buyer.slice(-2)).toEqual(['GSTIN 29ABCDE1234F1Z5', 'Place of supply: Karnataka (29)']);
    expect(terms[0]).toBe('Total in words: Eight Hundred Thirty Four Rupees And Seventy Seven Paise Only.');
    expect(text.replace(/\s/g, '')).toContain(terms.join('').replace(/\s/g, ''));
  });

  it("is for the client's payment roles and administrators; for others it doesn't exist", async () => {
    const { id } = (await placeOrder(api, tokens.buyer ?? '')).invoice;
    for (const person of ['buyer', 'creator', 'admin']) expect((await read(id, person)).statusCode).toBe(200);
    const [swapped, missing] = [await read(id, 'buyer2'), await read('none')];
    expect([swapped.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect(swapped.json().message).toBe(expectContract(ErrorBody, missing.json()).message);
    expect((await read(id, 'user')).statusCode).toBe(403);
  });
});

describe('the document', () => {
  it('has a title, a language and a structure, and numbers its pages', async () => {
    const lines = Array.from({ length: 70 }, (_, index) => line(`Module ${index + 1}`));
    const { pages, ...rest } = await render({ lines });
    expect(rest).toEqual({ title: 'Invoice TEX-2026-000042', language: 'en', isTagged: true });
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      expect(page.join('')).toContain(`Page ${index + 1} of ${pages.length}`);
      if (index < pages.length - 1) expect(page.join('')).toContain('ModuleUsersDaysPer user and dayAmount');
    });
    const all = pages.flat();
    for (const { description } of lines) expect(all.filter((piece) => piece === description)).toHaveLength(1);
  });

  it('is identical, byte for byte, for the same invoice', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => invoicePdf(toInvoiceDocument(invoice))));
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });

  it('shows names of many languages, and marks characters it can’t show', async () => {
    const name = 'Łódź Привет Việt';
    const known = await render({ buyer: { ...party, name } });
    expect(known.pages.flat().join('')).toContain(name);
    expect(known.pages.flat().join('')).not.toContain('marks a character');
    const unknown = await render({ buyer: { ...party, name: 'मे 株 😀 Ltd' } });
    expect(unknown.pages.flat().join('')).toContain('?? ? ? Ltd');
    expect(unknown.pages.flat().join('')).toContain('marks a character we can’t print here');
  });

  it('keeps the longest amounts and names within its columns', async () => {
    const long = {
      ...line('x'.repeat(200)),
      noOfUsers: 100_000,
      unitPrice: 1_000_000_000_000,
      lineTotal: 1_000_000_000_000,
    };
    const { pages } = await render({ lines: [long], total: 1_000_000_000_000, balance: 1_000_000_000_000 });
    const text = pages.flat().join('');
    expect(text).toContain('10,00,00,00,000.00');
    // Wrapped at the end of the column, and complete.
    expect(
      pages
        .flat()
        .filter((piece) => /^x+$/.test(piece))
        .join(''),
    ).toBe('x'.repeat(200));
  });

  it('breaks no amount of a crore or more', async () => {
    const large = {
      ...line('Purchase Orders and Approvals'),
      ...{ taxCode: '998315', lineTotal: 98_765_432_100, discount: 9_876_543_210, tax: 16_000_000_000 },
    };
    const { pages } = await render({ lines: [large], discount: 9_876_543_210, placeOfSupply: 'Karnataka (29)' });
    for (const amount of ['98,76,54,321.00', '88,88,88,888.90', '16,00,00,000.00'])
      expect(pages.flat().some((piece) => piece.endsWith(amount))).toBe(true);
  });

  it('fits a few lines, the payment code and the terms on one page', async () => {
    const seller = { ...party, address: ['1 Street', 'Block', 'City', 'State'], upiId: 'tex@bank' };
    const lines = ['Attendance', 'Leave', 'Payroll', 'Tasks'].map(line);
    const taxes = ['CGST', 'SGST'].map((name) => ({ name, rate: 9, taxable: 75_000, amount: 6_750 }));
    const gst = { placeOfSupply: 'Karnataka (29)', totalInWords: 'One Rupee Only', discount: 100, paid: 100, taxes };
    const { pages } = await render({ ...gst, seller, lines });
    expect(pages).toHaveLength(1);
    expect(pages.flat()).toContain('Scan with a UPI app to pay.');
  });

  it('says on every page of a void invoice, and on no other, that it is void', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => line(`Module ${index}`));
    const { pages } = await render({ status: 'voided', balance: 0, lines });
    expect(pages.length).toBeGreaterThan(1);
    for (const words of pages) expect(words).toContain('VOID');
    expect((await render({ lines })).pages.flat()).not.toContain('VOID');
  });

  it.each([
    [{ status: 'voided' as const, balance: 0 }, 'Void', 'is void'],
    [{ paymentStatus: 'paid' as const, paid: 75_000, balance: 0 }, 'Paid', 'This invoice is paid'],
  ])('has a mark next to its title: %j', async (change, mark, words) => {
    const { pages } = await render(change);
    expect(pages.flat()).toContain(mark);
    expect(pages.flat().join('')).toContain(words);
  });
});
