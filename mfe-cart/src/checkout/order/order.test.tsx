import { responseCache } from '@marketplace/shared/http';
import { act, screen, waitFor, within } from '@testing-library/react';
import { closeCart } from '../../cart/state/load-cart.ts';
import { aQuote, aQuoteLine, theOptions } from '../../testing/checkout-answers.ts';
import { fakeCheckout } from '../../testing/fake-checkout.ts';
import {
  goOnToPayment,
  openCheckout,
  placeButton,
  placeOf,
  renderCheckout,
  step,
  summary,
} from '../../testing/open-checkout.tsx';

const { api, cart, world, serve, made, onOrder, takeOrder } = fakeCheckout();

describe('placing the order', () => {
  const openPayment = async () => openCheckout('/checkout?step=payment', 'Payment');

  it('happens once for two clicks', async () => {
    serve();
    const { user } = await openPayment();
    await user.dblClick(placeButton());
    await screen.findByRole('heading', { name: /is placed/ });
    expect(made('order')).toHaveLength(1);
  });

  it('empties the cart, and does not come back with the back button', async () => {
    serve();
    const { page, user } = await openCheckout();
    await goOnToPayment(user);
    await user.click(placeButton());
    await screen.findByRole('heading', { name: /is placed/ });
    await waitFor(() => expect(cart.made('GET').length).toBeGreaterThan(1));
    await act(() => page.router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Nothing to check out' })).toBeInTheDocument();
    expect(made('order')).toHaveLength(1);
  });

  it('shows the top of its confirmation, no matter how far down the button was', async () => {
    serve();
    const { user } = await openPayment();
    const scroll = jest.spyOn(window, 'scrollTo');
    await user.click(placeButton());
    expect(await screen.findByRole('heading', { name: /is placed/ })).toHaveFocus();
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    scroll.mockRestore();
  });

  it('repeats the same order when the server didn’t respond', async () => {
    serve();
    onOrder(() => api.lost());
    const { user } = await openPayment();
    await user.click(placeButton());
    expect(await screen.findByText(/we don’t know yet if your order was placed/)).toBeInTheDocument();
    onOrder(takeOrder);
    await user.click(placeButton());
    await screen.findByRole('heading', { name: /is placed/ });
    const [first, second] = made('order');
    expect(second).toEqual(first);
  });

  it('says whether the subscriptions renew, as chosen in the review and kept in the draft', async () => {
    serve();
    const { user } = await openCheckout();
    const choice = screen.getByRole('checkbox', { name: 'Renew automatically' });
    expect(choice).not.toBeChecked();
    expect(choice).toHaveAccessibleDescription(/You can turn renewal off any time/);
    await user.click(choice);
    await waitFor(() => expect(made('draft').at(-1)?.body).toMatchObject({ renew: true }));
    await goOnToPayment(user);
    await user.click(placeButton());
    await screen.findByRole('heading', { name: /is placed/ });
    expect(made('order').map(({ body }) => body)).toEqual([expect.objectContaining({ renew: true })]);
  });

  it('starts with the draft’s choice', async () => {
    serve({ options: theOptions({ renew: true }) });
    await openCheckout();
    expect(screen.getByRole('checkbox', { name: 'Renew automatically' })).toBeChecked();
  });

  it('finds the order after a reload when the response was lost', async () => {
    serve();
    onOrder(() => {
      cart.replace([]);
      return api.lost();
    });
    const { page, user } = await openPayment();
    await user.click(placeButton());
    await screen.findByText(/we don’t know yet if your order was placed/);
    page.unmount();
    onOrder(takeOrder);
    responseCache.clear();
    closeCart();
    const again = renderCheckout('/checkout?step=payment');
    await screen.findByRole('heading', { name: 'Order ORD-2026-000042 is placed' });
    expect(placeOf(again)).toBe('?order=order-1');
    const [first, second] = made('order');
    expect(second?.key).toBe(first?.key);
  });

  it('shows the new total when the order has changed, and waits for a confirmation', async () => {
    serve();
    onOrder(() => {
      world.quote = () => aQuote({ total: 430_000, fingerprint: 'seen-2' });
      return api.json({ code: 'quote_changed', message: 'The amounts have changed. Nothing was ordered.' }, 409);
    });
    const { user } = await openPayment();
    await user.click(placeButton());
    expect(await screen.findByText(/The total changed from ₹4,248.00 to ₹4,300.00/)).toBeInTheDocument();
    onOrder(takeOrder);
    expect(within(summary()).getByText('₹4,300.00')).toBeInTheDocument();
    await user.click(placeButton());
    await screen.findByRole('heading', { name: /is placed/ });
    const [first, second] = made('order');
    expect(second?.body).toMatchObject({ fingerprint: 'seen-2' });
    expect(second?.key).not.toBe(first?.key);
  });

  it('leads back to the prices when they have changed', async () => {
    serve();
    onOrder(() => {
      world.quote = () =>
        aQuote({ lines: [aQuoteLine({ previousUnitPrice: 1000 })], pricesChanged: true, fingerprint: 'seen-2' });
      return api.json({ code: 'quote_changed', message: 'The amounts have changed. Nothing was ordered.' }, 409);
    });
    const { page, user } = await openPayment();
    await user.click(placeButton());
    await step('Review your order');
    expect(placeOf(page)).toBe('?step=review');
    expect(screen.getByText('The amounts have changed. Nothing was ordered.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue with the new prices' })).toBeInTheDocument();
  });

  it('says what the server refused', async () => {
    serve();
    onOrder(() => api.json({ message: 'Paying online is not offered.' }, 400));
    const { user } = await openPayment();
    await user.click(placeButton());
    expect(await screen.findByText('Paying online is not offered.')).toBeInTheDocument();
    expect(placeButton()).toBeEnabled();
  });
});
