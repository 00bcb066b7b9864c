import type { Invoice } from '@marketplace/shared/contracts';
import { aUser, fakeClock, renderPage, settle, signInAs } from '@marketplace/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClient, aPayment, anInvoice, anInvoiceSummary, aSubscription, someDues } from '../testing/books-answers.ts';
import { fakeBooks } from '../testing/fake-books.ts';
import { pagesLeftTo } from '../testing/pages-left-to.ts';
import { buyer, creator, inactiveBuyer } from '../testing/sign-in-buyer.ts';
import PaymentHistoryPage from './payment-history.tsx';

const books = fakeBooks();
const user = userEvent.setup();

const PATH = '/payment-history';
const open = (query = '') => renderPage(PaymentHistoryPage, { path: PATH, at: PATH + query });
const searchOf = ({ router }: ReturnType<typeof open>) =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));
const table = (name: string) => screen.findByRole('table', { name });
const lastAsked = (path: string) => books.made(path).at(-1);
const choose = (name: string, option: string) => user.selectOptions(screen.getByRole('combobox', { name }), option);
const LIST = '/tex-suite/invoice/clientId/client-1/paginated';

describe('who sees it', () => {
  it('asks a visitor to sign in, and makes no signed-in call [ROUTE-08] [GUARD-15] [A-02]', () => {
    signInAs(null);
    open();
    expect(screen.getByRole('heading', { name: 'Sign in to see your payment history' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it.each([aUser(), inactiveBuyer])('tells a user without a payment role who can help, and calls no API', (someone) => {
    signInAs(someone);
    open();
    expect(screen.getByRole('heading', { name: 'You don’t have access to the payment history' })).toBeInTheDocument();
    expect(screen.getByText(/your administrator, for access/)).toBeInTheDocument();
  });

  it.each([
    ['a payment admin', buyer],
    ['a payment creator', creator],
  ])('shows invoices, payments, subscriptions and dues to %s [CART-04] [CART-05] [A-02]', async (_who, someone) => {
    books.serve({
      invoices: [anInvoiceSummary()],
      payments: [aPayment()],
      subscriptions: [aSubscription()],
    });
    signInAs(someone);
    open();
    for (const part of ['Invoices', 'Payments', 'Subscriptions', 'Dues']) {
      await user.click(await screen.findByRole('link', { name: part }));
      expect(await table(part)).toBeInTheDocument();
    }
  });

  it('lets an administrator choose whose books to open, and keeps the choice in the URL [A-02] [NAV-25]', async () => {
    books.serve({
      clients: [
        aClient({ selected: false }),
        aClient({ id: 'client-2', name: 'Sahyadri Foods', orgId: 'ORG-1002', selected: false }),
      ],
      invoices: [anInvoiceSummary({ clientId: 'client-2' })],
    });
    signInAs(aUser({ role: 'ADMIN' }));
    const page = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Find a client' }), 'sahy');
    expect(screen.queryByRole('link', { name: /Meridian/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /Sahyadri Foods/ }));
    expect(await table('Invoices')).toBeInTheDocument();
    expect(searchOf(page)).toEqual({ client: 'client-2' });
    expect(books.made('/tex-suite/dues-summary').map(({ path }) => path)).toEqual([
      '/tex-suite/dues-summary/calculate/client-2',
    ]);
    await choose('Organization', 'Meridian Components');
    expect(await screen.findByText(/dues for Meridian Components/)).toBeInTheDocument();
    expect(searchOf(page)).toEqual({ client: 'client-1' });
  });

  it('says if the URL names a client that the user can’t open, and requests none of its books', async () => {
    books.serve();
    signInAs(buyer);
    open('?client=somebody-else');
    expect(await screen.findByText(/You can’t open the client in this link/)).toBeInTheDocument();
    expect(books.made('/tex-suite/invoice')).toEqual([]);
    expect(books.made('/tex-suite/dues-summary')).toEqual([]);
  });

  it('says what to do without an organization', async () => {
    books.serve({ clients: [] });
    signInAs(buyer);
    open();
    expect(await screen.findByRole('heading', { name: 'You’re not in an organization yet' })).toBeInTheDocument();
  });

  it('says that it could not be loaded, and loads again on request', async () => {
    books.serve({ invoices: [anInvoiceSummary()] });
    books.api.get('/tex-suite/clients/user', () => books.api.json({ message: 'Not now.' }, 403));
    signInAs(buyer);
    open();
    expect(await screen.findByRole('heading', { name: 'The payment history could not be loaded' })).toBeInTheDocument();
    books.serve({ invoices: [anInvoiceSummary()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table('Invoices')).toBeInTheDocument();
  });
});

describe('what is due', () => {
  beforeEach(() => signInAs(buyer));
  const summary = () => screen.findByRole('region', { name: 'Amount due' });

  it('shows the total, the next due date and the amounts by age', async () => {
    books.serve();
    open();
    expect(screen.getByRole('status', { name: 'Loading dues' })).toBeInTheDocument();
    const region = await summary();
    for (const text of ['₹1,234.50', 'Next due on 20 Mar 2026', 'Not yet due₹234.50', '0-30 days₹1,000.00'])
      expect(region).toHaveTextContent(text);
  });

  it('links to the one overdue invoice, or to the list of dues if there are several', async () => {
    books.serve();
    const { unmount } = open();
    expect(within(await summary()).getByRole('link', { name: 'Pay overdue' })).toHaveAttribute(
      'href',
      '/payment-history?view=dues&invoice=invoice-1',
    );
    unmount();
    books.serve({ dues: someDues({ invoices: [anInvoiceSummary(), anInvoiceSummary({ id: 'invoice-2' })] }) });
    open('?view=payments');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Pay overdue' })).toHaveAttribute('href', '/payment-history?view=dues'),
    );
  });

  it('says that everything is paid', async () => {
    const ageing = { '0-30': 0, '31-60': 0, '61-90': 0, '90+': 0 };
    books.serve({ dues: someDues({ totalDue: 0, notYetDue: 0, ageing, nextDueDate: null, invoices: [] }) });
    open('?view=dues');
    expect(await summary()).toHaveTextContent('Everything is paid.');
    expect(await screen.findByRole('heading', { name: 'Nothing due' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Pay overdue' })).not.toBeInTheDocument();
  });

  it('says that it could not be calculated, and recalculates on request', async () => {
    books.serve();
    books.api.post('/tex-suite/dues-summary/calculate/:id', () => books.api.json({ message: 'Not now.' }, 403));
    open();
    expect(await screen.findByText(/could not be calculated. Not now./)).toBeInTheDocument();
    books.serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await summary()).toHaveTextContent('₹1,234.50');
  });
});

describe('the invoices', () => {
  beforeEach(() => signInAs(buyer));

  it('are requested with page 0, size 10 and invoiceDate,desc by default [CALL-44] [CONST-12] [ENTITY-26]', async () => {
    books.serve({ invoices: [anInvoiceSummary()] });
    open();
    await table('Invoices');
    expect(books.made('/tex-suite/invoice').map(({ path, query }) => [path, query])).toEqual([
      [LIST, { page: '0', size: '10', sort: 'invoiceDate,desc' }],
    ]);
  });

  it('show number, dates, modules, status, total and balance', async () => {
    books.serve({ invoices: [anInvoiceSummary({ paymentStatus: 'partly_paid', paid: 23_450, balance: 100_000 })] });
    open();
    const [, row] = within(await table('Invoices')).getAllByRole('row');
    for (const text of [
      'TEX-2026-000001',
      '1 Feb 2026',
      '16 Feb 2026',
      'Attendance+1',
      'Partly paid',
      '₹1,234.50',
      '₹1,000.00',
    ])
      expect(row).toHaveTextContent(text);
    expect(screen.getByText('1 invoice')).toBeInTheDocument();
  });

  it('call the search with the non-empty filters only [CALL-45] [A-60]', async () => {
    books.serve({ invoices: [anInvoiceSummary()] });
    open('?q=%20leave%20&status=overdue&from=2026-01-01&module=&min=1234.5&max=&page=1&size=25&sort=total,asc');
    await table('Invoices');
    expect(lastAsked('/tex-suite/invoice')?.path).toBe('/tex-suite/invoice/search');
    expect(lastAsked('/tex-suite/invoice')?.query).toEqual({
      clientId: 'client-1',
      q: 'leave',
      status: 'overdue',
      from: '2026-01-01',
      min: '123450',
      page: '1',
      size: '25',
      sort: 'total,asc',
    });
  });

  it('ignore what makes no sense in the URL', async () => {
    books.serve({ invoices: [anInvoiceSummary()] });
    open('?status=gone&from=2026-02-31&min=lots&page=-1&size=7&sort=password,asc&module=%27');
    await table('Invoices');
    expect(lastAsked('/tex-suite/invoice')?.path).toBe(LIST);
    expect(lastAsked('/tex-suite/invoice')?.query).toEqual({ page: '0', size: '10', sort: 'invoiceDate,desc' });
  });

  it('are sorted by pressing the title of a column, which shows the order', async () => {
    books.serve({ invoices: [anInvoiceSummary()] });
    const page = open('?page=1');
    const heading = (name: string) => screen.getByRole('columnheader', { name });
    await table('Invoices');
    expect(heading('Date')).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Total' }));
    expect(heading('Total')).toHaveAttribute('aria-sort', 'descending');
    expect(heading('Date')).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Total' }));
    expect(searchOf(page)).toEqual({ sort: 'total,asc' });
  });

  it('are filtered by status, dates, module and rows, each kept in the URL', async () => {
    books.serve({ invoices: [anInvoiceSummary()], subscriptions: [aSubscription()] });
    const page = open();
    await table('Invoices');
    await choose('Status', 'Paid');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-31' } });
    await choose('Module', 'Attendance');
    await choose('Rows', '50');
    expect(searchOf(page)).toEqual({
      status: 'paid',
      from: '2026-01-01',
      to: '2026-03-31',
      module: 'attendance',
      size: '50',
    });
    await waitFor(() => expect(lastAsked('/tex-suite/invoice')?.query.moduleId).toBe('attendance'));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(searchOf(page)).toEqual({ size: '50' });
  });

  it('show their shape first, and say if there are none, none match, or loading failed', async () => {
    books.serve();
    const { unmount } = open();
    expect(screen.getByRole('status', { name: 'Loading payment history' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeInTheDocument();
    unmount();
    const page = open('?q=nothing');
    expect(await screen.findByRole('heading', { name: 'No invoices match' })).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body);
    expect(searchOf(page)).toEqual({});
    page.unmount();
    books.api.get('/tex-suite/invoice/search', () => books.api.json({ message: 'Not now.' }, 403));
    open('?status=paid');
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('The invoices could not be loaded');
    expect(failure).toHaveTextContent('Not now.');
    books.serve({ invoices: [anInvoiceSummary()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table('Invoices')).toBeInTheDocument();
  });

  it('can be downloaded, filtered, as a CSV file', async () => {
    books.serve({ invoices: [anInvoiceSummary()] });
    const asked: string[] = [];
    books.api.get('/tex-suite/invoice/csv', ({ request }) => {
      asked.push(new URL(request.url).search);
      return books.api.json({ message: 'no' }, 403);
    });
    open('?status=overdue&page=2');
    await table('Invoices');
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(await screen.findByText(/The CSV file could not be created./)).toBeInTheDocument();
    expect(asked).toEqual(['?clientId=client-1&status=overdue&sort=invoiceDate%2Cdesc']);
  });
});

it('payments are sorted by the titles of their columns, newest first by default', async () => {
  signInAs(buyer);
  books.serve({ payments: [aPayment()] });
  open('?view=payments');
  await table('Payments');
  expect(lastAsked('/tex-suite/payment')?.query.sort).toBe('paymentDate,desc');
  await user.click(screen.getByRole('button', { name: 'Method' }));
  await waitFor(() => expect(lastAsked('/tex-suite/payment')?.query.sort).toBe('method,asc'));
  expect(screen.getByRole('columnheader', { name: 'Method' })).toHaveAttribute('aria-sort', 'ascending');
});

describe('typing', () => {
  const clock = fakeClock();
  beforeEach(() => signInAs(buyer));

  it('searches 300 ms after the last keystroke, and accepts only amounts', async () => {
    books.serve({ invoices: [anInvoiceSummary()] });
    const page = open('?min=5');
    await clock.settle();
    await clock.settle();
    const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
    type(screen.getByRole('searchbox', { name: 'Search invoices' }), 'lea');
    await clock.pass(200);
    type(screen.getByRole('searchbox', { name: 'Search invoices' }), 'leave');
    await clock.pass(299);
    expect(searchOf(page)).toEqual({ min: '5' });
    await clock.pass(1);
    expect(searchOf(page)).toEqual({ q: 'leave', min: '5' });
    type(screen.getByRole('textbox', { name: 'At most' }), '₹1,000.50x');
    await clock.pass(300);
    expect(searchOf(page)).toEqual({ q: 'leave', min: '5' });
    type(screen.getByRole('textbox', { name: 'At most' }), '₹1,000.50');
    await clock.pass(300);
    expect(searchOf(page)).toEqual({ q: 'leave', min: '5', max: '1000.50' });
    type(screen.getByRole('searchbox', { name: 'Search invoices' }), 'tasks');
    type(screen.getByRole('textbox', { name: 'At least' }), '7');
    await clock.pass(300);
    expect(searchOf(page)).toEqual({ q: 'tasks', min: '7', max: '1000.50' });
    await settle();
  });
});

describe('an invoice', () => {
  const left = pagesLeftTo();
  beforeEach(() => signInAs(buyer));
  const openInvoice = async (fields: Partial<Invoice> = {}, query = '?status=overdue&invoice=invoice-1') => {
    books.serve({ invoice: anInvoice(fields), invoices: [anInvoiceSummary()], payments: [aPayment()] });
    const page = open(query);
    await screen.findByRole('article', { name: `${fields.title ?? 'Invoice'} TEX-2026-000042` });
    return page;
  };

  it.each([
    ['unpaid', 'Due on 5 Dec 2026'],
    ['overdue', 'Was due on 5 Dec 2026'],
  ] as const)('that is %s says: %s', async (paymentStatus, text) => {
    await openInvoice({ paymentStatus });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('dates its payments in the company’s time zone', async () => {
    books.serve({ invoice: anInvoice(), payments: [aPayment({ paymentDate: '2026-02-11T00:00:00.000Z' })] });
    open('?invoice=invoice-1');
    expect(await screen.findByText('Bank transfer on 11 Feb 2026 · NEFT 4711')).toBeInTheDocument();
  });

  it('says what the law requires under GST', async () => {
    const { buyer: party } = anInvoice();
    await openInvoice({
      ...{ title: 'Tax Invoice', placeOfSupply: 'Karnataka (29)', totalInWords: 'One Rupee Only' },
      buyer: { ...party, taxId: '29ABCDE1234F1Z5' },
    });
    const billedTo = screen.getByRole('region', { name: 'Billed to' });
    expect(billedTo).toHaveTextContent(/GSTIN 29ABCDE1234F1Z5.*Place of supply: Karnataka \(29\)/);
    expect(screen.getByText('One Rupee Only')).toBeInTheDocument();
  });

  const linesOf = () => within(screen.getByRole('table', { name: 'Lines' }));
  const texts = (role: 'columnheader' | 'cell') =>
    linesOf()
      .getAllByRole(role)
      .map(({ textContent }) => textContent);

  it('has HSN or SAC, taxable value and tax by line under GST', async () => {
    const [line] = anInvoice().lines;
    if (!line) throw new Error('There is no line.');
    const lines = [
      { ...line, taxCode: '998314', discount: 36_000, tax: 58_320 },
      { ...line, description: 'Fleet', lineTotal: 10_000, tax: 1_800 },
    ];
    await openInvoice({ lines, discount: 36_000, placeOfSupply: 'Karnataka (29)' });
    expect(texts('columnheader')).toEqual([
      ...['Module', 'HSN/SAC', 'Users', 'Days', 'Per user and day', 'Amount', 'Taxable value', 'Tax'],
    ]);
    expect(texts('cell')).toEqual([
      ...['998314', '10', '30', '₹12.00', '₹3,600.00', '₹3,240.00', '₹583.20'],
      ...['–', '10', '30', '₹12.00', '₹100.00', '₹100.00', '₹18.00'],
    ]);
  });

  it('has no empty columns', async () => {
    await openInvoice({ placeOfSupply: 'Karnataka (29)' });
    expect(texts('columnheader')).toEqual(['Module', 'Users', 'Days', 'Per user and day', 'Taxable value', 'Tax']);
  });

  it('has no extra columns without GST', async () => {
    await openInvoice({ discount: 100 });
    expect(texts('columnheader')).toEqual(['Module', 'Users', 'Days', 'Per user and day', 'Amount']);
    expect(texts('cell')).toEqual(['10', '30', '₹12.00', '₹3,600.00']);
  });

  it('opens from its row at its own address, and leads back to the list as it was left', async () => {
    books.serve({ invoices: [anInvoiceSummary()] });
    const page = open('?status=overdue');
    await user.click(await screen.findByRole('link', { name: 'TEX-2026-000001' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Invoice TEX-2026-000042' });
    expect(searchOf(page)).toEqual({ status: 'overdue', invoice: 'invoice-1' });
    expect(heading).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Payment history' }));
    expect(await table('Invoices')).toBeInTheDocument();
    expect(searchOf(page)).toEqual({ status: 'overdue' });
  });

  it('shows seller, buyer, lines, discount, taxes, total, paid, balance and its payments', async () => {
    await openInvoice({ couponCode: 'MONSOON', discount: 10_000, paid: 50_000, balance: 374_800 });
    const sheet = screen.getByRole('article');
    for (const text of [
      'TEX Systems',
      'Chai & Co Private Limited',
      'PO-77',
      'Attendance',
      '₹12.00',
      '₹3,600.00',
      '₹100.00',
      'IGST 18%',
      '₹648.00',
      '₹4,248.00',
      '₹500.00',
      '₹3,748.00',
    ])
      expect(sheet).toHaveTextContent(text);
    expect(await screen.findByText(/Bank transfer on 10 Feb 2026/)).toBeInTheDocument();
    expect(lastAsked('/tex-suite/payment')?.query).toMatchObject({ clientId: 'client-1', invoiceId: 'invoice-1' });
  });

  const pay = () => fireEvent.click(screen.getByRole('button', { name: /Pay now/ }));

  it('shows what was credited and refunded, with the PDF of the credit note', async () => {
    const note = {
      ...{ id: 'note-1', number: 'CN-2026-000007', issuedOn: '2026-02-12T00:00:00.000Z', reason: 'Too many days.' },
      ...{ currency: 'INR', lines: [], subtotal: 10_000, taxes: [], total: 11_800 },
    };
    const refund = {
      ...{ id: 'r1', paymentId: null, method: 'bank_transfer' as const, reference: 'UTR-9', amount: 11_800 },
      ...{ currency: 'INR', status: 'succeeded' as const, reason: null },
      ...{ createdAt: '2026-02-13T09:00:00.000Z', refundedAt: '2026-02-12T19:00:00.000Z' },
      refundDate: '2026-02-13T00:00:00.000Z',
    };
    const refused = { ...refund, id: 'r2', reference: 'refund_2', status: 'failed' as const, reason: 'No.' };
    await openInvoice({ credited: 11_800, refunded: 11_800, creditNotes: [note], refunds: [refund, refused] });
    const shown = await screen.findByRole('region', { name: 'Credit notes and refunds' });
    expect(shown).toHaveTextContent('−₹118.00Credit noteCN-2026-000007 of 12 Feb 2026 · Too many days.');
    expect(shown).toHaveTextContent('₹118.00RefundedBank transfer on 13 Feb 2026 · UTR-9');
    expect(shown).not.toHaveTextContent('refund_2');
    const settled = screen.getByRole('article').textContent;
    expect(settled).toContain('Credited−₹118.00');
    expect(settled).toContain('Refunded₹118.00');
    expect(within(shown).getByRole('button', { name: 'PDF of CN-2026-000007' })).toBeEnabled();
  });

  it('that is credited in full no longer has to be paid', async () => {
    await openInvoice({ credited: 123_450, total: 123_450, balance: 0, paymentStatus: 'paid' });
    expect(await screen.findByText('Credited in full. There’s nothing to pay.')).toBeInTheDocument();
    expect(screen.getAllByText('Credited').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('is paid on its own page, which leads back to it', async () => {
    await openInvoice();
    books.api.post(
      '/tex-suite/payment',
      books.told(() => ({ payment: aPayment({ status: 'pending' }), url: 'https://pay.example/1' })),
    );
    pay();
    await waitFor(() => expect(left()).toEqual(['https://pay.example/1']));
    const [made] = books.made('/tex-suite/payment', 'POST');
    expect(made?.body).toEqual({
      invoiceId: 'invoice-1',
      returnTo: '/payment-history?status=overdue&invoice=invoice-1',
    });
  });

  it('that someone else has paid meanwhile opens no page, and updates', async () => {
    await openInvoice();
    books.api.post(
      '/tex-suite/payment',
      books.told(() => ({ payment: aPayment({ method: 'online' }), url: null })),
    );
    books.change({ invoice: anInvoice({ paymentStatus: 'paid', paid: 424_800, balance: 0 }) });
    pay();
    expect(await screen.findByText('Paid in full.')).toBeInTheDocument();
    expect(left()).toEqual([]);
  });

  it('reuses the key of a payment whose response was lost, so that its page opens once', async () => {
    await openInvoice();
    const keys: (string | null)[] = [];
    books.api.post('/tex-suite/payment', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (keys.length === 1) return books.api.lost();
      return books.api.json({ payment: aPayment({ status: 'pending' }), url: 'https://pay.example/1' });
    });
    pay();
    expect(await screen.findByText(/couldn’t reach the marketplace/)).toBeInTheDocument();
    pay();
    await waitFor(() => expect(left()).toHaveLength(1));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  });

  it('shows the outcome of the payment, and the books update', async () => {
    books.api.get('/tex-suite/payment/payment-1', () => books.api.json(aPayment({ method: 'online' })));
    await openInvoice({}, '?invoice=invoice-1&payment=payment-1');
    expect(await screen.findByText('Invoice TEX-2026-000001 is paid.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Invoice TEX-2026-000001 is paid.')).not.toBeInTheDocument();
  });

  it('can be printed and downloaded, but is paid only by payment admins', async () => {
    signInAs(creator);
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await openInvoice();
    expect(screen.queryByRole('button', { name: /Pay now/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('of another client, or an unknown one, does not exist', async () => {
    books.serve({ invoice: anInvoice({ clientId: 'client-2' }) });
    const { unmount } = open('?invoice=invoice-1');
    expect(await screen.findByRole('heading', { name: 'This invoice does not exist' })).toBeInTheDocument();
    unmount();
    books.api.get('/tex-suite/invoice/:id', () => books.api.json({ message: 'no' }, 404));
    open('?invoice=invoice-9');
    await user.click(await screen.findByRole('link', { name: 'All invoices' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment history' })).toBeInTheDocument();
  });
});

describe('payments and dues', () => {
  beforeEach(() => signInAs(buyer));

  it('lists payments with date, invoice, method, reference, status and amount', async () => {
    books.serve({ payments: [aPayment()] });
    open('?view=payments');
    const [, row] = within(await table('Payments')).getAllByRole('row');
    for (const text of ['10 Feb 2026', 'TEX-2026-000001', 'Bank transfer', 'NEFT 4711', 'Succeeded', '₹500.00'])
      expect(row).toHaveTextContent(text);
    expect(lastAsked('/tex-suite/payment')?.query).toEqual({
      clientId: 'client-1',
      page: '0',
      size: '10',
      sort: 'paymentDate,desc',
    });
  });

  it('dates payments in the company’s time zone', async () => {
    books.serve({ payments: [aPayment({ paymentDate: '2026-02-11T00:00:00.000Z' })] });
    open('?view=payments');
    expect(within(await table('Payments')).getByText('11 Feb 2026')).toBeInTheDocument();
  });

  it('has a receipt for each payment that has arrived', async () => {
    books.serve({ payments: [aPayment(), aPayment({ id: 'failed', reference: 'FAILED', status: 'failed' })] });
    const asked: string[] = [];
    books.api.get('/tex-suite/payment/:id/pdf', ({ params }) => {
      asked.push(String(params['id']));
      return new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
    });
    open('?view=payments');
    const buttons = within(await table('Payments')).getAllByRole('button', { name: /receipt/i });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Receipt for NEFT 4711']);
    fireEvent.click(buttons[0] ?? document.body);
    await waitFor(() => expect(asked).toEqual(['payment-1']));
  });

  it('says if nothing was paid yet, and if loading fails', async () => {
    books.serve();
    const { unmount } = open('?view=payments');
    expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeInTheDocument();
    unmount();
    books.api.get('/tex-suite/payment', () => books.api.json({ message: 'no' }, 403));
    open('?view=payments&page=1');
    expect(await screen.findByRole('heading', { name: 'The payments could not be loaded' })).toBeInTheDocument();
  });

  it('lists what is open and how long it is overdue, and lets only payment admins pay it', async () => {
    books.serve();
    const { unmount } = open('?view=dues');
    const [, row] = within(await table('Dues')).getAllByRole('row');
    expect(row).toHaveTextContent(/Overdue by [\d,]+ days/);
    expect(screen.getByRole('button', { name: 'Pay now invoice TEX-2026-000001' })).toBeInTheDocument();
    unmount();
    signInAs(creator);
    open('?view=dues');
    await table('Dues');
    expect(screen.queryByRole('button', { name: /Pay now/ })).not.toBeInTheDocument();
  });
});
