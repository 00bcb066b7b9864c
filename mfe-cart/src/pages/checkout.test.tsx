import { renderPage, signInAs } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import { aCartItem } from '../testing/a-cart-item.ts';
import { fakeCart } from '../testing/fake-cart.ts';
import { creator, signInBuyer } from '../testing/sign-in-buyer.ts';
import CheckoutPage from './checkout.tsx';

const cart = fakeCart();
const open = () => renderPage(CheckoutPage, { path: '/checkout' });

it('shows the four steps and what the cart comes to [ROUTE-26]', async () => {
  cart.serve([aCartItem()]);
  signInBuyer();
  open();
  expect(await screen.findByText('10 users × 30 days × ₹12.00')).toBeInTheDocument();
  expect(screen.getAllByText('₹3,600.00').length).toBeGreaterThan(0);
  for (const step of ['Review', 'Billing', 'Payment', 'Confirmation'])
    expect(screen.getByText(step)).toBeInTheDocument();
  expect(screen.getByText(/Ordering opens soon/)).toBeInTheDocument();
});

it('has nothing to check out in an empty cart', async () => {
  cart.serve([]);
  signInBuyer();
  open();
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
});

it('shows the restricted panel to a payment creator, without a call [CART-06] [ROLE-09]', () => {
  cart.serve([]);
  signInAs(creator);
  open();
  expect(screen.getByRole('region', { name: 'Cart Access Restricted' })).toBeInTheDocument();
  expect(cart.made()).toEqual([]);
});
