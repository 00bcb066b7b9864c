import type { Order, OrderSummary, Subscription } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OrdersPage from '../pages/orders.tsx';
import { toMajor, toMinor } from './panel/major-units.ts';

// Rendering full pages is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);
const api = fakeApi();
const user = userEvent.setup();

const anOrder = (fields: Partial<OrderSummary> = {}): OrderSummary => ({
  ...{ id: 'o1', number: 'ORD-2026-000042', clientId: 'meridian', clientName: 'Meridian Components' },
  buyer: { name: 'Bala Krishnan', email: 'buyer@tex.example' },
  ...{ status: 'awaiting_payment', method: 'bank_transfer', createdAt: '2026-11-02T10:00:00Z', currency: 'INR' },
  ...{ total: 100_000, invoiceNumber: 'TEX-2026-000042', invoiceStatus: 'finalized', paymentStatus: 'partly_paid' },
  ...{
    invoiceDate: '2026-11-02T00:00:00Z',
    dueDate: '2026-11-17T00:00:00Z',
    paid: 25_000,
    balance: 75_000,
    modules: ['Attendance', 'Leave', 'Fleet'],
  },
  ...fields,
});

const aDetail = (fields: Partial<Order> = {}): Order => {
  const summary = anOrder();
  const party = { name: 'Meridian Components Private Limited', address: ['1 Road'], email: 'a@b.example', taxId: null };
  return {
    ...summary,
    ...{ confirmationEmail: 'buyer@tex.example', cancellation: null, payments: [], subscriptions: [] },
    invoice: {
      ...{ id: 'i1', number: summary.invoiceNumber, clientId: 'meridian', orderId: 'o1', status: 'finalized' },
      ...{ paymentStatus: 'partly_paid', invoiceDate: summary.createdAt, dueDate: summary.dueDate, currency: 'INR' },
      ...{ total: 100_000, paid: 25_000, balance: 75_000, modules: summary.modules, method: 'bank_transfer' },
      ...{ seller: party, buyer: party, poNumber: 'PO-7', couponCode: null, subtotal: 84_746, discount: 0 },
      taxes: [{ name: 'IGST', rate: 18, taxable: 84_746, amount: 15_254 }],
      lines: [
        {
          ...{ moduleId: 'attendance', description: 'Attendance', noOfUsers: 10, noOfDays: 30, unitPrice: 250 },
          ...{ lineTotal: 75_000, discount: 0, tax: 0 },
        },
      ],
    },
    ...fields,
  };
};

const aSubscription = (fields: Partial<Subscription> = {}): Subscription => ({
  ...{ id: 's1', clientId: 'meridian', clientName: 'Meridian Components', moduleId: 'attendance', orderId: 'o1' },
  ...{ moduleName: 'Attendance', iconUrl: null, users: 10, awaitsPayment: false, daysLeft: 22, status: 'active' },
  ...{ startsAt: '2026-11-02T00:00:00Z', endsAt: '2026-12-18T00:00:00Z', suspension: null, cancelAtEnd: false },
  ...{ cancelReason: null, unitPrice: 250, currency: 'INR', seats: [] },
  ...fields,
});

const answerWith = (orders: OrderSummary[], totalElements = orders.length) => {
  const asked: URLSearchParams[] = [];
  api.get('/tex-admin/order', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return api.json({ content: orders, page: 0, size: 20, totalElements, totalPages: 1 });
  });
  return asked;
};
const open = (at = '/orders') => renderPage(OrdersPage, { path: '/orders', at });
const panel = () => screen.findByRole('dialog', { name: 'ORD-2026-000042' });

beforeEach(() => signInAs(aUser({ role: 'ADMIN' })));

it.each([
  ['1250.5', 125_050],
  ['1,25,000.50', 12_500_050],
  ['0.07', 7],
  ['1.005', undefined],
  ['-5', undefined],
  ['1e5', undefined],
  ['', undefined],
])('reads %j as %j minor units', (text, minor) => expect(toMinor(text)).toBe(minor));

it('round-trips an amount', () => expect(toMinor(toMajor(123_405))).toBe(123_405));

it('lists orders with client, buyer, modules, method and balance', async () => {
  answerWith([anOrder()]);
  open();
  const [, row] = within(await screen.findByRole('table', { name: 'Orders' })).getAllByRole('row');
  for (const text of [
    ...['ORD-2026-000042', '2 Nov 2026', 'Meridian Components', 'buyer@tex.example', 'Attendance, Leave and 1 more'],
    ...['Bank transfer', '17 Nov 2026', 'Partly paid', '₹1,000.00', '₹750.00 due'],
  ])
    expect(row).toHaveTextContent(text);
});

it('keeps filters in the URL, and resets to the first page', async () => {
  const asked = answerWith([anOrder()], 60);
  const { router } = open('/orders?page=1');
  await screen.findByRole('table', { name: 'Orders' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Overdue');
  await waitFor(() => expect(asked.at(-1)?.get('status')).toBe('overdue'));
  expect(asked.at(-1)?.get('page')).toBe('0');
  expect(router.state.location.search).toBe('?status=overdue');
});

describe('an order in the side panel', () => {
  const take = () => {
    const taken: Record<string, unknown>[] = [];
    api.post('/tex-admin/payment', async ({ request }) => {
      taken.push((await request.json()) as Record<string, unknown>);
      return api.json({}, 201);
    });
    return taken;
  };

  it('shows lines, totals, invoice and payments', async () => {
    answerWith([anOrder()]);
    api.get('/tex-admin/order/o1', () => api.json(aDetail()));
    open('/orders?order=o1');
    const shown = await panel();
    await within(shown).findByRole('region', { name: 'Lines' });
    for (const text of ['10 users × 30 days × ₹2.50', 'IGST 18%', '₹152.54', 'PO-7', 'No payments yet.'])
      expect(shown).toHaveTextContent(text);
  });

  it('shows days in the company’s time zone', async () => {
    const fact = { reference: 'pay_1', amount: 100, currency: 'INR', reason: null, method: 'online' as const };
    const at = '2026-11-30T19:00:00Z';
    const there = '2026-12-01T00:00:00Z';
    const money = { ...fact, id: 'p1', status: 'succeeded' as const, createdAt: at };
    const { invoice, ...order } = aDetail({ status: 'cancelled', balance: 0 });
    const detail: Order = {
      ...{ ...order, cancellation: { at, on: there, by: null, reason: null } },
      invoice: { ...invoice, refunds: [{ ...money, paymentId: 'p1', refundedAt: at, refundDate: there }] },
      payments: [
        {
          ...{ ...money, clientId: 'meridian', invoiceId: 'i1', invoiceNumber: '', reference: 'pay_2' },
          ...{ paidAt: at, paymentDate: there },
        },
      ],
      subscriptions: [aSubscription({ startsAt: at, endsAt: at, startsOn: there, endsOn: '2026-12-31T00:00:00Z' })],
    };
    answerWith([anOrder()]);
    api.get('/tex-admin/order/o1', () => api.json(detail));
    open('/orders?order=o1');
    const shown = await panel();
    await within(shown).findByText('10 users, 1 Dec 2026 to 31 Dec 2026');
    expect(within(shown).getByText('1 Dec 2026')).toBeInTheDocument();
    for (const name of ['Payments', 'Credit notes and refunds'])
      expect(within(shown).getByRole('region', { name })).toHaveTextContent('1 Dec 2026');
    expect(shown).not.toHaveTextContent('30 Nov');
  });

  it('shows who canceled an order, when and why, and links to its void invoice', async () => {
    answerWith([anOrder()]);
    const by = { name: 'Asha Rao', email: 'asha@tex.example' };
    const cancellation = { at: '2026-11-05T10:00:00Z', by, reason: 'Ordered twice.' };
    const order = aDetail({ status: 'cancelled', invoiceStatus: 'voided', balance: 0, cancellation });
    api.get('/tex-admin/order/o1', () => api.json(order));
    open('/orders?order=o1');
    const shown = await panel();
    expect(await within(shown).findByText('5 Nov 2026 by Asha Rao: Ordered twice.')).toBeInTheDocument();
    expect(within(shown).getByRole('link', { name: 'TEX-2026-000042' })).toHaveAttribute(
      'href',
      '/payment-history?client=meridian&invoice=i1',
    );
    expect(screen.queryByRole('form', { name: 'Record bank transfer' })).not.toBeInTheDocument();
  });

  it('records a partial transfer, then shows the balance', async () => {
    answerWith([anOrder()]);
    const taken = take();
    let balance = 75_000;
    api.get('/tex-admin/order/o1', () => api.json(aDetail({ balance })));
    open('/orders?order=o1');
    const form = within(await screen.findByRole('form', { name: 'Record bank transfer' }));
    expect(form.getByRole('textbox', { name: 'Amount in INR' })).toHaveValue('750.00');
    await user.clear(form.getByRole('textbox', { name: 'Amount in INR' }));
    await user.type(form.getByRole('textbox', { name: 'Amount in INR' }), '250');
    await user.type(form.getByRole('textbox', { name: 'Bank reference' }), ' UTR-7 ');
    balance = 50_000;
    await user.click(form.getByRole('button', { name: 'Record transfer' }));
    await waitFor(() => expect(taken).toHaveLength(1));
    expect(taken[0]).toMatchObject({ clientId: 'meridian', invoiceId: 'i1', amount: 25_000, reference: 'UTR-7' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount in INR' })).toHaveValue('500.00'));
  });

  it('refuses more than the balance or a missing reference, and sends nothing', async () => {
    answerWith([anOrder()]);
    const taken = take();
    api.get('/tex-admin/order/o1', () => api.json(aDetail()));
    open('/orders?order=o1');
    const form = within(await screen.findByRole('form', { name: 'Record bank transfer' }));
    await user.type(form.getByRole('textbox', { name: 'Amount in INR' }), '9');
    await user.click(form.getByRole('button', { name: 'Record transfer' }));
    expect(form.getByText(/^Enter ₹[\d,.]+ or less\.$|such as 1250\.50/)).toBeInTheDocument();
    expect(form.getByText('Enter the bank reference.')).toBeInTheDocument();
    expect(taken).toEqual([]);
  });

  it('focuses the field that the server refuses, with the reason only there', async () => {
    answerWith([anOrder()]);
    const errors = [{ field: 'reference', message: 'This transfer is recorded already.' }];
    api.post('/tex-admin/payment', () => api.json({ message: errors[0]?.message, errors }, 400));
    api.get('/tex-admin/order/o1', () => api.json(aDetail()));
    open('/orders?order=o1');
    const form = within(await screen.findByRole('form', { name: 'Record bank transfer' }));
    const reference = form.getByRole('textbox', { name: 'Bank reference' });
    await user.type(reference, 'UTR-7');
    await user.click(form.getByRole('button', { name: 'Record transfer' }));
    await waitFor(() => expect(reference).toHaveFocus());
    expect(reference).toHaveAccessibleDescription('This transfer is recorded already.');
    expect(form.getAllByText('This transfer is recorded already.')).toHaveLength(1);
  });

  it('keeps the input when there is no response, and says that nothing is counted twice', async () => {
    answerWith([anOrder()]);
    api.post('/tex-admin/payment', () => api.lost());
    api.get('/tex-admin/order/o1', () => api.json(aDetail()));
    open('/orders?order=o1');
    const form = within(await screen.findByRole('form', { name: 'Record bank transfer' }));
    await user.type(form.getByRole('textbox', { name: 'Bank reference' }), 'UTR-7');
    await user.click(form.getByRole('button', { name: 'Record transfer' }));
    expect(await form.findByText(/record it again\. We never count the same reference twice\./)).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Bank reference' })).toHaveValue('UTR-7');
  });

  it('asks before an unrecorded transfer is lost', async () => {
    answerWith([anOrder()]);
    api.get('/tex-admin/order/o1', () => api.json(aDetail()));
    const { router } = open('/orders?order=o1');
    const reference = await screen.findByRole('textbox', { name: 'Bank reference' });
    await user.type(reference, 'UTR-7');
    await user.click(screen.getByRole('button', { name: 'Close order' }));
    expect(await screen.findByText('If you leave now, you’ll lose your entries.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(reference).toHaveValue('UTR-7');
    await user.clear(reference);
    await user.click(screen.getByRole('button', { name: 'Close order' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('offers no transfer for paid or voided orders', async () => {
    answerWith([anOrder()]);
    api.get('/tex-admin/order/o1', () => api.json(aDetail({ balance: 0 })));
    open('/orders?order=o1');
    await within(await panel()).findByRole('region', { name: 'Lines' });
    expect(screen.queryByRole('form', { name: 'Record bank transfer' })).not.toBeInTheDocument();
  });

  describe('with an incorrect invoice', () => {
    const quote = {
      ...{ currency: 'INR', lines: [], subtotal: 20_000, taxes: [], total: 23_600, balance: 51_400, refundable: 0 },
      fingerprint: 'f1',
    };
    const openForm = async () => {
      answerWith([anOrder()]);
      open('/orders?order=o1');
      await user.click(await screen.findByRole('button', { name: 'Issue credit note' }));
      return within(await screen.findByRole('form', { name: 'Issue credit note' }));
    };

    it('gets a credit note once the amounts are confirmed', async () => {
      const sent: [string, unknown][] = [];
      let order = aDetail();
      api.get('/tex-admin/order/o1', () => api.json(order));
      api.post('/tex-admin/invoice/i1/credit-note/quote', async ({ request }) => {
        sent.push(['quote', await request.json()]);
        return api.json(quote);
      });
      api.post('/tex-admin/invoice/i1/credit-note', async ({ request }) => {
        sent.push(['issue', await request.json()]);
        const note = { ...quote, id: 'n1', number: 'CN-2026-000001', issuedOn: '2026-11-20T00:00:00Z' };
        const creditNotes = [{ ...note, reason: 'Too many days.' }];
        order = aDetail({ invoice: { ...order.invoice, credited: 23_600, creditNotes } });
        return api.json(order.invoice, 201);
      });
      const form = await openForm();
      await user.type(form.getByRole('textbox', { name: 'Attendance in INR' }), '200');
      await user.type(form.getByRole('textbox', { name: 'Reason' }), ' Too many days. ');
      await user.click(form.getByRole('button', { name: 'Show amounts' }));
      const question = await screen.findByRole('alertdialog', { name: 'Credit ₹236.00?' });
      expect(question).toHaveTextContent('We’ll take ₹200.00 and ₹36.00 of tax off invoice TEX-2026-000042.');
      expect(question).toHaveTextContent('₹514.00 will still be due.');
      const body = { lines: [{ position: 0, amount: 20_000 }], reason: 'Too many days.' };
      expect(sent).toEqual([['quote', body]]);
      await user.click(within(question).getByRole('button', { name: 'Issue credit note' }));
      const list = await screen.findByRole('region', { name: 'Credit notes and refunds' });
      expect(list).toHaveTextContent('CN-2026-00000120 Nov 2026: Too many days.');
      expect(list).toHaveTextContent('−₹236.00');
      expect(sent[1]).toEqual(['issue', { ...body, fingerprint: 'f1' }]);
      expect(screen.queryByRole('form', { name: 'Issue credit note' })).not.toBeInTheDocument();
    });

    it('credits no more than what is left, requires a reason, and sends nothing until then', async () => {
      api.get('/tex-admin/order/o1', () => api.json(aDetail()));
      const form = await openForm();
      await user.click(form.getByRole('button', { name: 'Show amounts' }));
      expect(form.getByText('Enter an amount for at least one line.')).toBeInTheDocument();
      expect(form.getByText('Enter a reason. The buyer will see it on the credit note.')).toBeInTheDocument();
      await user.click(form.getByRole('button', { name: 'Credit everything' }));
      const amount = form.getByRole('textbox', { name: 'Attendance in INR' });
      expect(amount).toHaveValue('750.00');
      await user.type(amount, '{Backspace}1');
      await user.click(form.getByRole('button', { name: 'Show amounts' }));
      expect(amount).toHaveAccessibleDescription(/Enter ₹750\.00 or less\./);
    });

    it('keeps the input, and says so, if the invoice has changed meanwhile', async () => {
      api.get('/tex-admin/order/o1', () => api.json(aDetail()));
      api.post('/tex-admin/invoice/i1/credit-note/quote', () => api.json(quote));
      const message = 'The invoice has changed since you saw its amounts.';
      api.post('/tex-admin/invoice/i1/credit-note', () => api.json({ code: 'quote_changed', message }, 409));
      const form = await openForm();
      await user.click(form.getByRole('button', { name: 'Credit everything' }));
      await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Wrong.');
      await user.click(form.getByRole('button', { name: 'Show amounts' }));
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: 'Issue credit note' }));
      expect(await form.findByText(message)).toBeInTheDocument();
      expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('Wrong.');
    });

    it('ends a subscription early, once the credited amounts are confirmed', async () => {
      const sent: unknown[] = [];
      let order = aDetail({ subscriptions: [aSubscription()] });
      api.get('/tex-admin/order/o1', () => api.json(order));
      const credit = { ...quote, invoiceId: 'i1', invoiceNumber: 'TEX-2026-000042', unusedDays: 17 };
      const early = { computable: true, credits: [credit], total: 23_600, currency: 'INR', fingerprint: 'f2' };
      api.post('/tex-admin/subscription/s1/end/quote', () => api.json(early));
      api.post('/tex-admin/subscription/s1/end', async ({ request }) => {
        sent.push(await request.json());
        const ended = aSubscription({
          status: 'cancelled',
          endsAt: '2026-11-26T09:00:00Z',
          cancelReason: 'Ordered twice.',
        });
        order = aDetail({ subscriptions: [ended] });
        return api.json(ended);
      });
      answerWith([anOrder()]);
      open('/orders?order=o1');
      await user.click(await screen.findByRole('button', { name: 'End Attendance early' }));
      const form = within(await screen.findByRole('form', { name: 'End Attendance early' }));
      expect(form.getByRole('heading', { name: 'End Attendance early' })).toHaveFocus();
      await user.click(form.getByRole('button', { name: 'Show amounts' }));
      expect(form.getByText('Enter a reason. The buyer will see it.')).toBeInTheDocument();
      await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Ordered twice.');
      await user.click(form.getByRole('button', { name: 'Show amounts' }));
      const question = await screen.findByRole('alertdialog', { name: 'End Attendance now?' });
      expect(question).toHaveTextContent(
        'We’ll credit ₹236.00 including tax: ₹236.00 for 17 unused days on invoice TEX-2026-000042.',
      );
      expect(sent).toEqual([]);
      await user.click(within(question).getByRole('button', { name: 'End subscription' }));
      const list = await screen.findByRole('region', { name: 'Subscriptions' });
      await waitFor(() => expect(list).toHaveTextContent('2 Nov 2026 to 26 Nov 2026: Ordered twice.'));
      expect(sent).toEqual([{ credit: true, reason: 'Ordered twice.', fingerprint: 'f2' }]);
      expect(screen.queryByRole('form', { name: 'End Attendance early' })).not.toBeInTheDocument();
      expect(screen.getByRole('group', { name: 'Corrections' })).toHaveFocus();
      expect(screen.queryByRole('button', { name: 'End Attendance early' })).not.toBeInTheDocument();
    });

    it.each([
      ['nothing, if that is not wanted', true, false, 'Nothing will be credited.'],
      ['nothing, if its invoices don’t explain it', false, true, 'so nothing will be credited'],
      ['nothing, if all of it is credited', true, true, 'Nothing is left to credit.'],
    ])('an early end credits %s', async (_what, computable, wanted, words) => {
      api.get('/tex-admin/order/o1', () => api.json(aDetail({ subscriptions: [aSubscription()] })));
      const early = { computable, credits: [], total: 0, currency: 'INR', fingerprint: 'f2' };
      api.post('/tex-admin/subscription/s1/end/quote', () => api.json(early));
      answerWith([anOrder()]);
      open('/orders?order=o1');
      await user.click(await screen.findByRole('button', { name: 'End Attendance early' }));
      const form = within(await screen.findByRole('form', { name: 'End Attendance early' }));
      if (!wanted) await user.click(form.getByRole('checkbox', { name: 'Credit unused days' }));
      await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Ordered twice.');
      await user.click(form.getByRole('button', { name: 'Show amounts' }));
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(words);
    });

    it('offers no early end of a subscription that awaits payment or is over', async () => {
      const subscriptions = [
        aSubscription({ awaitsPayment: true, status: 'pending' }),
        aSubscription({ id: 's2', moduleName: 'Fleet', status: 'expired' }),
      ];
      api.get('/tex-admin/order/o1', () => api.json(aDetail({ subscriptions })));
      answerWith([anOrder()]);
      open('/orders?order=o1');
      expect(await screen.findByRole('region', { name: 'Subscriptions' })).toHaveTextContent('starts once it’s paid');
      expect(screen.queryByRole('button', { name: /^End / })).not.toBeInTheDocument();
    });

    it('can be canceled with a reason if nothing is paid', async () => {
      const sent: unknown[] = [];
      api.get('/tex-admin/order/o1', () => api.json(aDetail({ paid: 0 })));
      const message = 'Order ORD-2026-000043 changed a subscription.';
      api.post('/tex-admin/order/o1/cancel', async ({ request }) => {
        sent.push(await request.json());
        return api.json({ code: 'subscription_changed', message }, 409);
      });
      answerWith([anOrder()]);
      open('/orders?order=o1');
      await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
      const form = within(await screen.findByRole('form', { name: 'Cancel order' }));
      await user.type(form.getByRole('textbox', { name: 'Reason' }), ' A test. ');
      await user.click(form.getByRole('button', { name: 'Cancel order ORD-2026-000042' }));
      expect(await form.findByText(message)).toBeInTheDocument();
      expect(sent).toEqual([{ reason: 'A test.' }]);
    });

    it('can’t be canceled once something is paid', async () => {
      answerWith([anOrder()]);
      api.get('/tex-admin/order/o1', () => api.json(aDetail()));
      open('/orders?order=o1');
      await screen.findByRole('region', { name: 'Lines' });
      expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    });

    it('gets no credit note while its online payment is pending', async () => {
      answerWith([anOrder()]);
      const waits = aDetail({ method: 'online', paid: 0 });
      api.get('/tex-admin/order/o1', () => api.json(waits));
      open('/orders?order=o1');
      await within(await panel()).findByRole('region', { name: 'Lines' });
      expect(screen.queryByRole('button', { name: 'Issue credit note' })).not.toBeInTheDocument();
    });

    it('refunds an overpayment, to the original payment or by a transfer', async () => {
      const sent: unknown[] = [];
      const order = aDetail({ balance: 0 });
      const payment = {
        ...{ id: 'p1', clientId: 'meridian', invoiceId: 'i1', invoiceNumber: '', method: 'online' as const },
        ...{ reference: 'pay_1', amount: 100_000, currency: 'INR', status: 'succeeded' as const, reason: null },
        ...{ paidAt: '2026-11-03T00:00:00Z', createdAt: '2026-11-03T00:00:00Z' },
      };
      const invoice = { ...order.invoice, paid: 100_000, credited: 23_600, balance: 0 };
      answerWith([anOrder()]);
      api.get('/tex-admin/order/o1', () => api.json({ ...order, invoice, payments: [payment] }));
      api.post('/tex-admin/invoice/i1/refund', async ({ request }) => {
        sent.push(await request.json());
        return api.json(invoice, 201);
      });
      open('/orders?order=o1');
      const form = within(await screen.findByRole('form', { name: 'Refund' }));
      expect(form.getByRole('textbox', { name: 'Amount in INR' })).toHaveValue('236.00');
      await user.click(form.getByRole('button', { name: 'Refund' }));
      await waitFor(() => expect(sent).toEqual([{ amount: 23_600, refundable: 23_600, paymentId: 'p1' }]));
      await user.selectOptions(form.getByRole('combobox', { name: 'Refund to' }), 'Bank account, by transfer');
      await user.click(form.getByRole('button', { name: 'Record refund' }));
      expect(form.getByText('Enter the bank reference.')).toBeInTheDocument();
      await user.type(form.getByRole('textbox', { name: 'Bank reference' }), ' UTR-9 ');
      await user.click(form.getByRole('button', { name: 'Record refund' }));
      await waitFor(() => expect(sent).toHaveLength(2));
      const refundedAt = expect.stringMatching(/T00:00:00Z$/);
      expect(sent[1]).toEqual({ amount: 23_600, refundable: 23_600, reference: 'UTR-9', refundedAt });
    });
  });

  it('says when an order does not exist and when the list failed', async () => {
    api.get('/tex-admin/order', () => api.json({ message: 'no' }, 403));
    api.get('/tex-admin/order/o9', () => api.json({ message: 'no' }, 404));
    open('/orders?order=o9');
    expect(await screen.findByRole('heading', { name: 'This order doesn’t exist' })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Order' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'The orders could not be loaded' })).toBeInTheDocument();
  });
});
