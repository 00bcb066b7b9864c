import { renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PaymentHistoryPage from '../pages/payment-history.tsx';
import { anInvoice } from '../testing/books-answers.ts';
import { aCancelledOrder, anOrder } from '../testing/checkout-answers.ts';
import { fakeBooks } from '../testing/fake-books.ts';
import { buyer, creator } from '../testing/sign-in-buyer.ts';

const books = fakeBooks();
const user = userEvent.setup();
beforeEach(() => signInAs(buyer));

const PATH = '/payment-history';
const open = (query: string) => renderPage(PaymentHistoryPage, { path: PATH, at: PATH + query });
const searchOf = ({ router }: ReturnType<typeof open>) =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));
const lastAsked = () => books.made('/tex-suite/order').at(-1)?.query;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the orders', () => {
  it('are listed with number, date, invoice, modules, status and total', async () => {
    books.serve({ orders: [anOrder({ modules: ['Attendance', 'Payroll'] }), aCancelledOrder({ id: 'order-2' })] });
    open('?view=orders');
    const [, first, second] = within(await screen.findByRole('table', { name: 'Orders' })).getAllByRole('row');
    for (const text of ['ORD-2026-000042', '20 Nov 2026', 'TEX-2026-000042', 'Attendance+1', 'Unpaid', '₹4,248.00'])
      expect(first).toHaveTextContent(text);
    expect(second).toHaveTextContent('Canceled');
    expect(lastAsked()).toEqual({ clientId: 'client-1', page: '0', size: '10', sort: 'createdAt,desc' });
  });

  it('are searched and filtered through the address', async () => {
    books.serve({ orders: [anOrder()] });
    open('?view=orders&q=%20ORD-42&status=cancelled&page=1&size=25&sort=total,desc');
    await screen.findByRole('table', { name: 'Orders' });
    expect(lastAsked()).toEqual({
      ...{ clientId: 'client-1', q: 'ORD-42', status: 'cancelled', page: '1', size: '25', sort: 'total,desc' },
    });
    expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(lastAsked()?.sort).toBe('total,asc'));
  });

  it('say when there are none, and when they could not be loaded', async () => {
    books.serve();
    const { unmount } = open('?view=orders');
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument();
    unmount();
    books.api.get('/tex-suite/order', () => books.api.json({ message: 'no' }, 403));
    open('?view=orders&page=1');
    expect(await screen.findByRole('heading', { name: 'The orders could not be loaded' })).toBeInTheDocument();
  });
});

describe('an order', () => {
  it('opens from its row at its own address, and leads back to the list as it was left', async () => {
    books.serve({ orders: [anOrder()] });
    const page = open('?view=orders&status=open');
    await user.click(await screen.findByRole('link', { name: 'ORD-2026-000042' }));
    expect(await heading('Order ORD-2026-000042')).toHaveFocus();
    expect(searchOf(page)).toEqual({ view: 'orders', status: 'open', order: 'order-1' });
    await user.click(screen.getByRole('link', { name: 'Payment history' }));
    expect(await screen.findByRole('table', { name: 'Orders' })).toBeInTheDocument();
    expect(searchOf(page)).toEqual({ view: 'orders', status: 'open' });
  });

  it('shows what it is for and its invoice, and is paid the same way', async () => {
    books.serve({ orders: [anOrder({ method: 'online' })] });
    open('?view=orders&order=order-1');
    await heading('Order ORD-2026-000042');
    const receipt = screen.getByRole('region', { name: 'Your order' });
    for (const text of ['10 users × 30 days × ₹12.00', 'PO-77', '₹4,248.00']) expect(receipt).toHaveTextContent(text);
    const invoice = '/payment-history?client=client-1&invoice=invoice-1';
    expect(screen.getByRole('link', { name: 'TEX-2026-000042' })).toHaveAttribute('href', invoice);
    expect(screen.getByRole('link', { name: 'Open the invoice' })).toHaveAttribute('href', invoice);
    expect(screen.getByRole('button', { name: 'Pay now invoice TEX-2026-000042' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeInTheDocument();
  });

  it('is canceled after a confirmation, and then shows by whom, when and why, with nothing to pay', async () => {
    books.serve({ orders: [anOrder({ method: 'online' })] });
    open('?view=orders&order=order-1');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    books.api.post(
      '/tex-suite/order/:id/cancel',
      books.told(() => {
        books.change({ orders: [aCancelledOrder()] });
        return aCancelledOrder();
      }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order ORD-2026-000042?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(
      await screen.findByText(/^Canceled on 21 Nov 2026 by Bala Krishnan\. Invoice TEX-2026-000042 is void/),
    ).toBeInTheDocument();
    expect(screen.getByText('Reason: Ordered twice.')).toBeInTheDocument();
    for (const name of [/Pay now/, 'Cancel order'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(books.made('/tex-suite/order/order-1/cancel').map(({ body }) => body)).toEqual([{ reason: '' }]);
  });

  it('is read-only for payment creators', async () => {
    signInAs(creator);
    books.serve({ orders: [anOrder({ method: 'online' })] });
    open('?view=orders&order=order-1');
    await heading('Order ORD-2026-000042');
    for (const name of [/Pay now/, 'Cancel order'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('of another client, or an unknown one, does not exist', async () => {
    books.serve({ orders: [anOrder({ clientId: 'client-2' })] });
    const { unmount } = open('?view=orders&order=order-1');
    expect(await screen.findByRole('heading', { name: 'This order does not exist' })).toBeInTheDocument();
    unmount();
    books.api.get('/tex-suite/order/:id', () => books.api.json({ message: 'no' }, 404));
    open('?view=orders&order=order-9');
    await user.click(await screen.findByRole('link', { name: 'All orders' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment history' })).toBeInTheDocument();
  });
});

describe('a void invoice', () => {
  it('says so across its sheet, offers no payment, and links to its order', async () => {
    books.serve({ invoice: anInvoice({ status: 'voided', balance: 0 }) });
    open('?invoice=invoice-1');
    const sheet = await screen.findByRole('article', { name: 'Invoice TEX-2026-000042' });
    expect(within(sheet).getByText('Void')).toBeInTheDocument();
    expect(screen.getByText('This invoice is void. There’s nothing to pay.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Pay now/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      '/payment-history?client=client-1&view=orders&order=order-1',
    );
  });

  it('looks different from a valid one', async () => {
    books.serve();
    open('?invoice=invoice-1');
    await screen.findByRole('article', { name: 'Invoice TEX-2026-000042' });
    expect(screen.queryByText('Void')).not.toBeInTheDocument();
  });
});
