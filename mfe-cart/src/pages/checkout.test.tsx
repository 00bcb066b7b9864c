import { signInAs } from '@marketplace/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBilling, aQuote, aQuoteLine, aQuoteWithCoupon, theOptions } from '../testing/checkout-answers.ts';
import { fakeCheckout } from '../testing/fake-checkout.ts';
import {
  addCoupon,
  goOnToPayment,
  openCheckout,
  placeButton,
  placeOf,
  renderCheckout,
  step,
  summary,
} from '../testing/open-checkout.tsx';
import { creator, signInBuyer } from '../testing/sign-in-buyer.ts';

const { api, cart, serve, made } = fakeCheckout();

describe('the four steps', () => {
  it('leads from the review to the confirmation [ROUTE-26] [CART-03] [OTHER-01]', async () => {
    serve();
    const { page, user } = await openCheckout();
    for (const name of ['Review', 'Billing', 'Payment', 'Confirmation'])
      expect(within(screen.getByRole('navigation', { name: 'Checkout steps' })).getByText(name)).toBeInTheDocument();
    expect(screen.getByText('10 users × 30 days × ₹12.00')).toBeInTheDocument();
    await goOnToPayment(user);
    expect(placeOf(page)).toBe('?step=payment');
    await user.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    await user.click(placeButton());
    expect(await screen.findByRole('heading', { name: 'Order ORD-2026-000042 is placed' })).toHaveFocus();
    expect(placeOf(page)).toBe('?order=order-1');
    expect(made('order')).toMatchObject([
      {
        body: { fingerprint: 'seen-1', couponCode: null, billing: aBilling(), poNumber: null, method: 'bank_transfer' },
      },
    ]);
    expect(made('order')[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('shows every amount as the server calculated it [CART-03]', async () => {
    serve({ quote: () => aQuoteWithCoupon(), options: theOptions({ couponCode: 'WELCOME10' }) });
    await openCheckout();
    for (const [term, amount] of [
      ['Subtotal', '₹3,600.00'],
      ['Coupon WELCOME10', '−₹360.00'],
      ['Taxable value', '₹3,240.00'],
      ['IGST 18%', '₹583.20'],
      ['Total to pay', '₹3,823.20'],
    ] as const) {
      const row = within(summary()).getByText(term).parentElement;
      expect(row).toHaveTextContent(amount);
    }
  });

  it('has one line for each amount: no taxable value that equals the subtotal, no total on the button', async () => {
    serve();
    const { user } = await openCheckout();
    await goOnToPayment(user);
    const terms = within(summary()).getAllByRole('term');
    expect(terms.map((term) => term.textContent)).toEqual(['Subtotal', 'IGST 18%', 'Total to pay']);
    expect(placeButton()).toBeEnabled();
  });

  it('keeps the button to go on in the summary, in every step', async () => {
    serve();
    const { user } = await openCheckout();
    const card = () => within(summary().parentElement as HTMLElement);
    for (const name of ['Continue to billing', 'Continue to payment'])
      await user.click(card().getByRole('button', { name }));
    await step('Payment');
    expect(card().getByRole('button', { name: 'Place order' })).toBeEnabled();
  });

  it('keeps the step in the address: back, forward and links move between open steps', async () => {
    serve();
    const { page, user } = await openCheckout('/checkout?step=payment', 'Payment');
    const steps = screen.getByRole('navigation', { name: 'Checkout steps' });
    await user.click(within(steps).getByRole('link', { name: /Billing/ }));
    expect(await screen.findByRole('heading', { name: 'Billing details' })).toHaveFocus();
    await act(() => page.router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Payment' })).toHaveFocus();
    expect(within(steps).getByRole('link', { name: /Review/ })).toHaveAttribute('href', '/checkout?step=review');
    expect(within(steps).queryByRole('link', { name: /Confirmation/ })).not.toBeInTheDocument();
  });

  it('goes no further than what has been filled in', async () => {
    serve({ options: theOptions({ billing: null }) });
    const { page } = await openCheckout('/checkout?step=payment', 'Billing details');
    expect(placeOf(page)).toBe('?step=billing');
    expect(screen.queryByRole('link', { name: /Payment/ })).not.toBeInTheDocument();
  });

  it('names the first modules next to the later steps, and counts the others', async () => {
    const lines = Array.from({ length: 7 }, (_, index) =>
      aQuoteLine({ cartItemId: `line-${index}`, name: `Module ${index}` }),
    );
    serve({ quote: () => aQuote({ lines }) });
    await openCheckout('/checkout?step=payment', 'Payment');
    expect(within(summary()).getByText('Module 2')).toBeInTheDocument();
    expect(within(summary()).queryByText('Module 3')).not.toBeInTheDocument();
    expect(within(summary()).getByText('and 4 more modules')).toBeInTheDocument();
  });

  it('opens the summary from the total on phones', async () => {
    serve();
    const { user } = await openCheckout();
    const total = screen.getByRole('button', { name: /^Total/ });
    expect(total).toHaveAttribute('aria-expanded', 'false');
    await user.click(total);
    expect(total).toHaveAttribute('aria-expanded', 'true');
    expect(summary()).toHaveAttribute('id', total.getAttribute('aria-controls'));
    expect(summary()).toHaveAttribute('data-open', 'true');
    await user.keyboard('{Escape}');
    expect(total).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('around the steps', () => {
  it('goes on by itself when the connection is back', async () => {
    serve();
    const { user } = await openCheckout();
    await addCoupon(user);
    api.post('/tex-suite/checkout/quote', api.lost);
    await user.click(await screen.findByRole('button', { name: 'Apply WELCOME10' }));
    expect(await within(summary()).findByText(/could not be updated/)).toBeInTheDocument();
    api.post('/tex-suite/checkout/quote', () => api.json(aQuoteWithCoupon()));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Coupon WELCOME10 applied')).toBeInTheDocument();
    expect(within(summary()).queryByText(/could not be/)).not.toBeInTheDocument();
  });

  it('has nothing to check out with an empty cart', async () => {
    serve({}, []);
    signInBuyer();
    renderCheckout();
    expect(await screen.findByRole('heading', { name: 'Nothing to check out' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse modules' })).toHaveAttribute('href', '/');
    expect(made('quote')).toEqual([]);
  });

  it('shows the restricted panel to a payment creator, without a call [CART-06] [ROLE-09]', () => {
    serve();
    signInAs(creator);
    renderCheckout();
    expect(screen.getByRole('region', { name: 'Cart Access Restricted' })).toBeInTheDocument();
    expect(cart.made()).toEqual([]);
  });

  it('says that the amounts could not be loaded, and tries again', async () => {
    serve();
    api.post('/tex-suite/checkout/quote', api.lost);
    signInBuyer();
    renderCheckout();
    expect(await screen.findByRole('heading', { name: 'Checkout could not be loaded' })).toBeInTheDocument();
    api.post('/tex-suite/checkout/quote', () => api.json(aQuote()));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await step('Review your order');
  });
});
