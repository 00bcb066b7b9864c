import type { Order, Payment } from '@marketplace/shared/contracts';
import { fakeClock } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPayment, aSubscription } from '../testing/books-answers.ts';
import { aCancelledOrder, anOrder } from '../testing/checkout-answers.ts';
import { fakeCheckout } from '../testing/fake-checkout.ts';
import { renderCheckout } from '../testing/open-checkout.tsx';
import { pagesLeftTo } from '../testing/pages-left-to.ts';
import { signInBuyer } from '../testing/sign-in-buyer.ts';

const { api, world, serve } = fakeCheckout();

describe('the confirmation', () => {
  const left = pagesLeftTo();

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

  it('shows when the subscriptions start and end', async () => {
    const days = { startsOn: '2026-11-20T00:00:00.000Z', endsOn: '2026-12-20T00:00:00.000Z' };
    const term = { ...days, startsAt: '2026-11-19T20:00:00.000Z', endsAt: '2026-12-19T20:00:00.000Z' };
    serve({ order: anOrder({ subscriptions: [aSubscription(term)] }) }, []);
    signInBuyer();
    renderCheckout('/checkout?order=order-1');
    expect(await screen.findByText('Subscription from 20 Nov 2026 to 20 Dec 2026')).toBeInTheDocument();
  });

  it('says how to transfer the money', async () => {
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

  it('draws a QR code for UPI apps, and opens them on a phone', async () => {
    const order = anOrder({ method: 'bank_transfer' });
    Object.assign(order.invoice.seller, { name: 'TEX & Sons', upiId: 'tex@bank' });
    serve({ order }, []);
    signInBuyer();
    renderCheckout('/checkout?order=order-1');
    expect(await screen.findByRole('img', { name: 'QR code to pay ₹4,248.00 by UPI' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'open the app on this phone' })).toHaveAttribute(
      'href',
      'upi://pay?pa=tex%40bank&pn=TEX%20%26%20Sons&am=4248.00&cu=INR&tr=TEX-2026-000042&tn=TEX-2026-000042',
    );
  });

  it.each([
    ['another currency', { method: 'bank_transfer' as const }, { currency: 'USD' }],
    ['an order that is paid online', { method: 'online' as const }, {}],
    ['a paid invoice', { method: 'bank_transfer' as const }, { paid: 424_800, balance: 0 }],
  ])('has none for %s', async (_what, fields, invoice) => {
    const order = anOrder(fields, invoice);
    order.invoice.seller.upiId = 'tex@bank';
    serve({ order }, []);
    signInBuyer();
    renderCheckout('/checkout?order=order-1');
    await screen.findByRole('heading', { name: 'What happens next' });
    expect(screen.queryByRole('link', { name: /open the app/ })).not.toBeInTheDocument();
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

  it('links an order that is paid online to its payment page, and back here', async () => {
    serve({ order: anOrder({ method: 'online' }) }, []);
    const sent: unknown[] = [];
    api.post('/tex-suite/payment', async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) return api.json({ message: 'The payment provider has not answered.' }, 503);
      return api.json({ payment: aPayment({ status: 'pending' }), url: 'https://pay.example/1' });
    });
    signInBuyer();
    renderCheckout('/checkout?order=order-1');
    const pay = () => userEvent.click(screen.getByRole('button', { name: 'Pay ₹4,248.00' }));
    await screen.findByRole('heading', { name: 'Pay ₹4,248.00 online' });
    await pay();
    expect(await screen.findByText('The payment provider has not answered.')).toBeInTheDocument();
    expect(left()).toEqual([]);
    await pay();
    await waitFor(() => expect(left()).toEqual(['https://pay.example/1']));
    expect(sent).toEqual(
      Array.from({ length: 2 }, () => ({ invoiceId: 'invoice-1', returnTo: '/checkout?order=order-1' })),
    );
    expect(screen.getByRole('link', { name: 'Pay later from your payment history' })).toBeInTheDocument();
    expect(screen.getByText(/^Your subscriptions start once you pay\./)).toBeInTheDocument();
  });

  describe('canceling', () => {
    const cancelButton = () => screen.findByRole('button', { name: 'Cancel order' });
    const start = async () => {
      serve({ order: anOrder({ method: 'online' }) }, []);
      signInBuyer();
      renderCheckout('/checkout?order=order-1');
      await userEvent.click(await cancelButton());
      return within(await screen.findByRole('dialog', { name: 'Cancel order ORD-2026-000042?' }));
    };

    it('cancels an unpaid order after a confirmation, with the reason, and says that it is canceled', async () => {
      const dialog = await start();
      expect(dialog.getByText(/Invoice TEX-2026-000042 for ₹4,248.00 becomes void/)).toBeInTheDocument();
      const sent: unknown[] = [];
      api.post('/tex-suite/order/order-1/cancel', async ({ request }) => {
        sent.push(await request.json());
        world.order = aCancelledOrder();
        return api.json(world.order);
      });
      await userEvent.type(dialog.getByLabelText('Reason (optional)'), ' Ordered twice. ');
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
      expect(await screen.findByRole('heading', { name: 'Order ORD-2026-000042 is canceled' })).toBeInTheDocument();
      expect(sent).toEqual([{ reason: 'Ordered twice.' }]);
      expect(screen.getByText('Reason: Ordered twice.')).toBeInTheDocument();
      expect(screen.getByText('Invoice TEX-2026-000042 is void. There’s nothing to pay.')).toBeInTheDocument();
      expect(screen.queryByText(/We sent a confirmation to/)).not.toBeInTheDocument();
      for (const name of [/^Pay ₹/, 'Cancel order'])
        expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    });

    it('says why it was refused, and sends nothing if the buyer keeps the order', async () => {
      const dialog = await start();
      let calls = 0;
      api.post('/tex-suite/order/order-1/cancel', () => {
        calls += 1;
        return api.json({ code: 'already_paid', message: 'The order is paid.' }, 409);
      });
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
      expect(await dialog.findByText(/The order is paid\./)).toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(calls).toBe(1);
      expect(await cancelButton()).toBeInTheDocument();
    });

    it.each<[string, Order]>([
      ['gave access', anOrder({ method: 'invoice' })],
      ['is paid in part', anOrder({ method: 'online' }, { paid: 100, balance: 424_700 })],
      ['is left to the bank', anOrder({ method: 'online', payments: [aPayment({ status: 'processing' })] })],
      ['is paid', anOrder({ method: 'online', status: 'paid' }, { paid: 424_800, balance: 0 })],
    ])('is not offered for an order that %s', async (_what, order) => {
      serve({ order }, []);
      signInBuyer();
      renderCheckout('/checkout?order=order-1');
      await screen.findByRole('heading', { name: 'What happens next' });
      expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    });
  });

  describe('after the payment page', () => {
    const comeBack = (payment: Partial<Payment>) => {
      serve({ order: anOrder({ method: 'online' }) }, []);
      api.get('/tex-suite/payment/payment-1', () => api.json(aPayment({ method: 'online', ...payment })));
      signInBuyer();
      return renderCheckout('/checkout?order=order-1&payment=payment-1');
    };
    const payAgain = () => screen.queryByRole('button', { name: /^Pay ₹/ });

    it('shows the order as paid', async () => {
      comeBack({ invoiceNumber: 'TEX-2026-000042' });
      world.order = anOrder({ method: 'online', status: 'paid' }, { paid: 424_800, balance: 0 });
      expect(await screen.findByText('Invoice TEX-2026-000042 is paid.')).toBeInTheDocument();
      expect(await screen.findByText(/is paid in full/)).toBeInTheDocument();
      expect(screen.getByText(/^Your subscriptions have started\./)).toBeInTheDocument();
      expect(payAgain()).not.toBeInTheDocument();
    });

    it('says why it failed, offers to pay again, and then forgets it', async () => {
      const { router } = comeBack({ status: 'failed', reason: 'The bank declined the payment.' });
      expect(await screen.findByRole('alert')).toHaveTextContent('The bank declined the payment.');
      expect(payAgain()).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(router.state.location.search).toBe('?order=order-1');
    });

    it('says that a payment was left unfinished', async () => {
      comeBack({ status: 'pending' });
      expect(await screen.findByText(/wasn’t completed, and you weren’t charged/)).toBeInTheDocument();
      expect(payAgain()).toBeInTheDocument();
    });

    describe('while the bank has not responded', () => {
      const clock = fakeClock();

      it('waits, and keeps asking until it has', async () => {
        comeBack({ status: 'processing' });
        await clock.settle();
        expect(screen.getByText(/Your bank is still confirming/)).toBeInTheDocument();
        api.get('/tex-suite/payment/payment-1', () => api.json(aPayment({ method: 'online' })));
        await clock.pass(2_999);
        expect(screen.getByText(/Your bank is still confirming/)).toBeInTheDocument();
        await clock.pass(1);
        expect(screen.getByText('Invoice TEX-2026-000001 is paid.')).toBeInTheDocument();
      });
    });

    it('asks again after a failure', async () => {
      comeBack({});
      api.get('/tex-suite/payment/payment-1', () => api.json({ message: 'Busy.' }, 503));
      await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 }));
      expect(screen.getByText(/We don’t know yet if your payment arrived/)).toBeInTheDocument();
    }, 20_000);
  });

  it('says if an order is not among yours', async () => {
    serve({}, []);
    api.get('/tex-suite/order/:id', () => api.json({ message: 'There is no such order.' }, 404));
    signInBuyer();
    renderCheckout('/checkout?order=other');
    expect(await screen.findByRole('heading', { name: 'We can’t find this order' })).toBeInTheDocument();
  });
});
