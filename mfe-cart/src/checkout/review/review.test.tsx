import type { QuoteBody } from '@marketplace/shared/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { aCartItem } from '../../testing/a-cart-item.ts';
import { aQuote, aQuoteLine, aQuoteWithCoupon } from '../../testing/checkout-answers.ts';
import { fakeCheckout } from '../../testing/fake-checkout.ts';
import {
  addCoupon,
  goOnToPayment,
  openCheckout,
  placeButton,
  renderCheckout,
  step,
  summary,
} from '../../testing/open-checkout.tsx';

const { cart, serve, made } = fakeCheckout();

describe('the review', () => {
  it('shows prices that have changed, and goes on once the buyer agrees to them', async () => {
    const changed = () =>
      aQuote({ lines: [aQuoteLine({ previousUnitPrice: 1000 })], pricesChanged: true, fingerprint: 'new-prices' });
    serve({ quote: changed });
    const { user } = await openCheckout();
    expect(screen.getByText('₹10.00')).toBeInTheDocument();
    expect(screen.getByText(/The price of 1 module has changed/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue to billing' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Continue with the new prices' }));
    expect(screen.queryByText(/has changed/)).not.toBeInTheDocument();
    await goOnToPayment(user);
  });

  it('asks again if prices change again, but not after a reload for prices already agreed to', async () => {
    let price = 1200;
    serve({
      quote: () => aQuote({ lines: [aQuoteLine({ unitPrice: price, previousUnitPrice: 1000 })], pricesChanged: true }),
    });
    const { page, user } = await openCheckout();
    await user.click(screen.getByRole('button', { name: 'Continue with the new prices' }));
    page.unmount();
    const again = renderCheckout('/checkout?step=billing');
    await step('Billing details');
    again.unmount();
    price = 1300;
    renderCheckout('/checkout?step=billing');
    expect(await screen.findByRole('button', { name: 'Continue with the new prices' })).toBeInTheDocument();
  });

  it('blocks on a module that is no longer offered until it is removed', async () => {
    const payroll = aCartItem({ cartItemId: 'line-2', itemId: 'payroll', name: 'Payroll' });
    const problem = { cartItemId: 'line-2', message: 'Payroll is no longer available. Remove it to continue.' };
    serve({ quote: () => aQuote({ problems: cart.made('DELETE').length > 0 ? [] : [problem] }) }, [
      aCartItem(),
      payroll,
    ]);
    const { user } = await openCheckout('/checkout?step=payment');
    expect(screen.getByText(problem.message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue to billing' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove Payroll' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue to billing' })).toBeEnabled());
    expect(screen.queryByText(problem.message)).not.toBeInTheDocument();
  });
});

describe('the coupon', () => {
  const byCode = ({ couponCode }: QuoteBody) => {
    if (couponCode === 'WELCOME10') return aQuoteWithCoupon();
    if (!couponCode) return aQuote();
    const message = `There is no coupon ${couponCode}. Check how it is spelled.`;
    return aQuote({ couponRefusal: { code: 'not_found', message } });
  };

  it('is applied, removed, and kept for the next visit [CART-02]', async () => {
    serve({ quote: byCode });
    const { user } = await openCheckout();
    await user.type(await addCoupon(user), 'WELCOME10{Enter}');
    expect(await screen.findByText('Coupon WELCOME10 applied')).toBeInTheDocument();
    expect(within(summary()).getByText('₹3,823.20')).toBeInTheDocument();
    await waitFor(() => expect(made('draft').at(-1)?.body).toMatchObject({ couponCode: 'WELCOME10' }));
    await user.click(screen.getByRole('button', { name: 'Remove coupon WELCOME10' }));
    await waitFor(() => expect(within(summary()).getByText('₹4,248.00')).toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: /Coupon code/ })).toHaveFocus();
    await waitFor(() => expect(made('draft').at(-1)?.body).toMatchObject({ couponCode: null }));
  });

  it('says why it is refused, and leaves the order as it was [CART-02]', async () => {
    serve({ quote: byCode });
    const { user } = await openCheckout();
    await user.type(await addCoupon(user), 'NOPE');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const field = screen.getByRole('textbox', { name: /Coupon code/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription('There is no coupon NOPE. Check how it is spelled.'));
    expect(field).toHaveValue('NOPE');
    expect(field).toHaveFocus();
    await waitFor(() => expect(made('quote').at(-1)?.body).toMatchObject({ couponCode: null }));
    await goOnToPayment(user);
    await user.click(placeButton());
    await screen.findByRole('heading', { name: /is placed/ });
    expect(made('order')[0]?.body).toMatchObject({ couponCode: null });
  });

  it('makes no call for text that can’t be a code', async () => {
    serve({ quote: byCode });
    const { user } = await openCheckout();
    const before = made('quote').length;
    await user.type(await addCoupon(user), 'ten % off{Enter}');
    expect(screen.getByRole('textbox', { name: /Coupon code/ })).toHaveAccessibleDescription(
      'Use only letters, numbers and hyphens.',
    );
    expect(made('quote')).toHaveLength(before);
  });

  it('is picked from those that the client can use [CART-02]', async () => {
    serve({ quote: byCode });
    const { user } = await openCheckout();
    await addCoupon(user);
    const coupons = await screen.findByRole('list', { name: 'Coupons for you' });
    expect(
      within(coupons).getByText('10% off · up to ₹5,000.00 · on orders from ₹1,000.00 · until 31 Dec 2026'),
    ).toBeInTheDocument();
    await user.click(within(coupons).getByRole('button', { name: 'Apply WELCOME10' }));
    expect(await screen.findByText('Coupon WELCOME10 applied')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Coupon' })).toHaveFocus();
  });
});
