import { fakeClock, renderWidget } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import { aCartItem } from '../../testing/a-cart-item.ts';
import { fakeCart } from '../../testing/fake-cart.ts';
import { signInBuyer } from '../../testing/sign-in-buyer.ts';
import { useCart } from '../use-cart.ts';

const cart = fakeCart();
const clock = fakeClock();
const Look = () => <p>{useCart().lines.map(({ name }) => name)}</p>;

const open = async () => {
  cart.serve([aCartItem()]);
  signInBuyer();
  renderWidget(<Look />);
  await clock.settle();
};

it.each([
  ['its tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['its window is', () => window.dispatchEvent(new Event('focus'))],
  ['the connection is back', () => window.dispatchEvent(new Event('online'))],
])('reloads the cart when %s, because another device may have changed it', async (_when, happen) => {
  await open();
  cart.replace([aCartItem({ name: 'Payroll' })]);
  await clock.pass(29_000);
  happen();
  await clock.settle();
  expect(screen.getByText('Attendance')).toBeInTheDocument();
  await clock.pass(1_500);
  happen();
  await clock.settle();
  expect(screen.getByText('Payroll')).toBeInTheDocument();
  expect(cart.made('GET')).toHaveLength(2);
});
