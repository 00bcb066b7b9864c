import { renderPage } from '@marketplace/shared/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CheckoutPage from '../pages/checkout.tsx';
import { signInBuyer } from './sign-in-buyer.ts';

// These tests walk through whole pages, and busy machines need more time.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

export const renderCheckout = (at = '/checkout') => renderPage(CheckoutPage, { path: '/checkout', at });

/** The query of the address. */
export const placeOf = ({ router }: ReturnType<typeof renderCheckout>) => router.state.location.search;

export const step = (name: string) => screen.findByRole('region', { name });
export const summary = () => screen.getByRole('complementary', { name: 'Order summary' });
export const placeButton = () => screen.getByRole('button', { name: 'Place order' });

/** Expands the ways to add a coupon. Its field has the focus. */
export const addCoupon = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Add a coupon' }));
  return screen.getByRole('textbox', { name: 'Coupon code' });
};

/** Opens the checkout as a buyer, and waits for a step's heading. */
export const openCheckout = async (at?: string, heading = 'Review your order') => {
  signInBuyer();
  const page = renderCheckout(at);
  await step(heading);
  return { page, user: userEvent.setup() };
};

/** Goes from the review to the payment, with the billing details unchanged. */
export const goOnToPayment = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Continue to billing' }));
  await step('Billing details');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await step('Payment');
};
