import { renderWidget, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { aCartItem } from '../testing/a-cart-item.ts';
import { fakeCart } from '../testing/fake-cart.ts';
import { creator, signInBuyer } from '../testing/sign-in-buyer.ts';
import CartBadge from './cart-badge.tsx';

const cart = fakeCart();

it('counts the lines, not the users [NAV-21]', async () => {
  cart.serve([aCartItem(), aCartItem({ cartItemId: 'line-2', noOfUsers: 40 })]);
  signInBuyer();
  renderWidget(<CartBadge />);
  expect(await screen.findByRole('img', { name: '2 items' })).toHaveTextContent('2');
});

it('shows nothing for an empty cart', async () => {
  cart.serve([]);
  signInBuyer();
  renderWidget(<CartBadge />);
  await waitFor(() => expect(cart.made()).toHaveLength(1));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('asks for nothing without access to the cart [ROLE-08]', () => {
  cart.serve([aCartItem()]);
  signInAs(creator);
  renderWidget(<CartBadge />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(cart.made()).toEqual([]);
});
