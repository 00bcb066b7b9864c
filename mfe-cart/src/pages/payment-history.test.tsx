import { fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import { buyer } from '../testing/sign-in-buyer.ts';
import PaymentHistoryPage from './payment-history.tsx';

// No call is named: one would fail the test.
fakeApi();

const open = () => renderPage(PaymentHistoryPage, { path: '/payment-history' });

it('asks a visitor to sign in, and makes no signed-in call [ROUTE-08] [GUARD-15]', () => {
  signInAs(null);
  open();
  expect(screen.getByRole('heading', { name: 'Sign in to see your payment history' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

it('shows its sections to a signed-in user [CART-04] [CART-05]', () => {
  signInAs(buyer);
  open();
  for (const section of ['Invoices', 'Payments', 'Subscriptions', 'Dues'])
    expect(screen.getByRole('region', { name: section })).toBeInTheDocument();
});
