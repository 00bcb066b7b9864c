import type { QuoteBody } from '@marketplace/shared/contracts';
import { renderPage } from '@marketplace/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQuote, aQuoteWithCoupon, theOptions } from '../testing/checkout-answers.ts';
import { fakeCheckout } from '../testing/fake-checkout.ts';
import { addCoupon, renderCheckout, step, summary } from '../testing/open-checkout.tsx';
import { signInBuyer } from '../testing/sign-in-buyer.ts';
import CartPage from './cart.tsx';

// Busy machines need more time.
configure({ asyncUtilTimeout: 4_000 });

const { api, cart, serve, made } = fakeCheckout();

const byCode = ({ couponCode }: QuoteBody) => {
  if (couponCode === 'WELCOME10') return aQuoteWithCoupon();
  if (!couponCode) return aQuote();
  const message = `${couponCode} needs ₹5,000.00 of the cart: ₹1,400.00 is missing.`;
  return aQuote({ couponRefusal: { code: 'minimum_spend', message, missing: 140_000 } });
};
const field = () => screen.findByRole('textbox', { name: /Coupon code/ });
const amount = (name: string) => screen.getByRole('status', { name });
const open = async () => {
  signInBuyer();
  const page = renderPage(CartPage, { path: '/cart' });
  await screen.findByRole('heading', { name: 'Attendance' });
  return { page, user: userEvent.setup() };
};
const openAndApply = async (code: string) => {
  const { page, user } = await open();
  await user.type(await addCoupon(user), `${code}{Enter}`);
  return { page, user };
};

it('a cart without a coupon requests no quote', async () => {
  serve({ quote: byCode });
  await open();
  await screen.findByRole('button', { name: 'Add a coupon' });
  expect(screen.queryByRole('textbox', { name: /Coupon code/ })).not.toBeInTheDocument();
  expect(amount('Total')).toHaveTextContent('₹3,600.00');
  expect(screen.queryByRole('status', { name: 'To pay' })).not.toBeInTheDocument();
  expect(made('quote')).toEqual([]);
});

it('a coupon takes its discount off, with the server’s amounts, and can be removed again [CART-02]', async () => {
  serve({ quote: byCode });
  const { user } = await openAndApply('WELCOME10');
  expect(await screen.findByText('Coupon WELCOME10 applied')).toBeInTheDocument();
  const figures = within(screen.getByRole('complementary', { name: 'Cart summary' }));
  expect(figures.getAllByText(/₹360\.00/)).toHaveLength(1);
  for (const text of ['−₹360.00', 'IGST 18%', '₹583.20']) expect(figures.getByText(text)).toBeInTheDocument();
  expect(amount('Total')).toHaveTextContent('₹3,600.00');
  expect(amount('To pay')).toHaveTextContent('₹3,823.20');
  await waitFor(() => expect(made('draft').at(-1)?.body).toMatchObject({ couponCode: 'WELCOME10' }));
  await user.click(screen.getByRole('button', { name: 'Remove coupon WELCOME10' }));
  expect(screen.queryByRole('status', { name: 'To pay' })).not.toBeInTheDocument();
  expect(await field()).toHaveFocus();
  await waitFor(() => expect(made('draft').at(-1)?.body).toMatchObject({ couponCode: null }));
});

it('carries over to the checkout, both at once and through the server [CART-02]', async () => {
  serve({ quote: byCode });
  const { page } = await openAndApply('WELCOME10');
  page.unmount();
  renderCheckout();
  await step('Review your order');
  expect(await screen.findByText('Coupon WELCOME10 applied')).toBeInTheDocument();
  expect(within(summary()).getByText('₹3,823.20')).toBeInTheDocument();
  await waitFor(() => expect(made('draft').at(-1)?.body).toMatchObject({ couponCode: 'WELCOME10' }));
});

it('keeps the checkout’s coupon, and gets a new quote when a line changes', async () => {
  serve({ quote: byCode, options: theOptions({ couponCode: 'WELCOME10' }) });
  const { user } = await open();
  expect(await screen.findByText('Coupon WELCOME10 applied')).toBeInTheDocument();
  const before = made('quote').length;
  await user.click(screen.getByRole('button', { name: 'More users' }));
  expect(amount('Total')).toHaveTextContent('₹3,960.00');
  await waitFor(() => expect(made('quote')).toHaveLength(before + 1));
  expect(made('quote').at(-1)?.body).toMatchObject({ couponCode: 'WELCOME10' });
});

it('says why a coupon is refused, and checks again when the code is resubmitted [CART-02]', async () => {
  serve({ quote: byCode });
  const { user } = await openAndApply('TEAM500');
  await waitFor(async () =>
    expect(await field()).toHaveAccessibleDescription('TEAM500 needs ₹5,000.00 of the cart: ₹1,400.00 is missing.'),
  );
  expect(amount('Total')).toHaveTextContent('₹3,600.00');
  serve({ quote: aQuoteWithCoupon });
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Coupon WELCOME10 applied')).toBeInTheDocument();
});

it('says that the amounts are not the server’s, and tries again', async () => {
  serve({ quote: byCode });
  api.post('/tex-suite/checkout/quote', () => api.json({ message: 'The marketplace rests.' }, 503));
  const { user } = await openAndApply('WELCOME10');
  expect(await screen.findByText(/could not be updated. The marketplace rests\./)).toBeInTheDocument();
  expect(amount('Total')).toHaveTextContent('₹3,600.00');
  serve({ quote: byCode });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Coupon WELCOME10 applied')).toBeInTheDocument();
});

it('shows the cart without a coupon field if the checkout does not respond', async () => {
  serve({ quote: byCode });
  api.get('/tex-suite/checkout/options', () => api.json({ message: 'No.' }, 500));
  await open();
  await waitFor(() => expect(cart.made('GET')).not.toEqual([]));
  expect(amount('Total')).toHaveTextContent('₹3,600.00');
  expect(screen.queryByRole('button', { name: 'Add a coupon' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toBeInTheDocument();
});
