import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPayment, aSubscription } from '../testing/books-answers.ts';
import { anOrder } from '../testing/checkout-answers.ts';
import { fakeCheckout } from '../testing/fake-checkout.ts';
import { renderCheckout } from '../testing/open-checkout.tsx';
import { signInBuyer } from '../testing/sign-in-buyer.ts';

const { api, world, serve } = fakeCheckout();

describe('the confirmation', () => {
  it('has its own address, with numbers, amounts and what happens next [CART-03] [OTHER-01]', async () => {
    serve({}, []);
    signInBuyer();
    renderCheckout('/checkout?order=order-1');
    await screen.findByRole('heading', { name: 'Order ORD-2026-000042 is placed' });
    const receipt = screen.getByRole('region', { name: 'Your order' });
    for (const text of ['TEX-2026-000042', 'PO-77', '5 Dec 2026', '10 users × 30 days × ₹12.00', '₹4,248.00'])
      expect(within(receipt).getByText(text)).toBeInTheDocument();
    expect(screen.getByText('buyer@tex.example and accounts@chai.example')).toBeInTheDocument();
    expect(screen.getByText('Pay invoice TEX-2026-000042: ₹4,248.00 by 5 Dec 2026.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Payment history' })).toHaveAttribute('href', '/payment-history');
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/');
  });

  it('shows from when until when the subscriptions run', async () => {
    serve({}, []);
    const term = { startsAt: '2026-11-20T00:00:00.000Z', endsAt: '2026-12-20T00:00:00.000Z' };
    api.get('/tex-suite/subscription/user/:id', () => api.json([aSubscription(term)]));
    signInBuyer();
    renderCheckout('/checkout?order=order-1');
    expect(await screen.findByText('Subscription from 20 Nov 2026 to 20 Dec 2026')).toBeInTheDocument();
  });

  it('tells how to transfer the money', async () => {
    const order = anOrder({ method: 'bank_transfer' });
    order.invoice.seller.bankDetails = ['Example Bank', 'Account 1234'];
    serve({ order }, []);
    signInBuyer();
    renderCheckout('/checkout?order=order-1');
    expect(
      await screen.findByText(
        /Transfer ₹4,248.00 by 5 Dec 2026 to Example Bank, Account 1234, with TEX-2026-000042 as the reference/,
      ),
    ).toBeInTheDocument();
  });

  it('prints', async () => {
    serve({}, []);
    signInBuyer();
    renderCheckout('/checkout?order=order-1');
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('takes the payment of an order that is paid online, after a refusal again', async () => {
    serve({ order: anOrder({ method: 'online' }) }, []);
    const tokens: unknown[] = [];
    api.post('/tex-suite/payment', async ({ request }) => {
      const { token } = (await request.json()) as { token: string };
      tokens.push(token);
      if (token === 'sandbox_declined') return api.json({ message: 'The bank declined the payment.' }, 402);
      world.order = anOrder({ method: 'online', status: 'paid' }, { paid: 424_800, balance: 0 });
      return api.json(aPayment({ method: 'online' }), 201);
    });
    signInBuyer();
    renderCheckout('/checkout?order=order-1');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: /Decline/ }));
    await user.click(screen.getByRole('button', { name: 'Pay ₹4,248.00' }));
    expect(await screen.findByText('The bank declined the payment.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay later from the payment history' })).toBeInTheDocument();
    expect(screen.getByText(/^Your subscriptions begin once you have paid\./)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Approve/ }));
    await user.click(screen.getByRole('button', { name: 'Pay ₹4,248.00' }));
    expect(await screen.findByText(/is paid in full/)).toBeInTheDocument();
    expect(screen.getByText(/^Your subscriptions have begun\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(tokens).toEqual(['sandbox_declined', 'sandbox_ok']);
  });

  it('says that an order is not among yours', async () => {
    serve({}, []);
    api.get('/tex-suite/order/:id', () => api.json({ message: 'There is no such order.' }, 404));
    signInBuyer();
    renderCheckout('/checkout?order=other');
    expect(await screen.findByRole('heading', { name: 'This order is not among yours' })).toBeInTheDocument();
  });
});
