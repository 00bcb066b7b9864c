import { fakeClock, renderPage, signInAs } from '@marketplace/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import CartPage from '../../pages/cart.tsx';
import { aCartItem } from '../../testing/a-cart-item.ts';
import { fakeCart } from '../../testing/fake-cart.ts';
import { buyer, signInBuyer } from '../../testing/sign-in-buyer.ts';
import { UNDO_TIME } from './use-undo.ts';

const cart = fakeCart();
const clock = fakeClock();
const attendance = aCartItem();
const payroll = aCartItem({ cartItemId: 'line-2', itemId: 'payroll', name: 'Payroll', noOfUsers: 4, noOfDays: 90 });

const openWith = async (...items: (typeof attendance)[]) => {
  cart.serve(items);
  signInBuyer();
  renderPage(CartPage, { path: '/cart' });
  await clock.settle();
  return clock.user();
};
const removeAttendance = async (user: ReturnType<typeof clock.user>) => {
  await user.click(screen.getByRole('button', { name: 'Remove Attendance' }));
  await clock.settle();
};
const undo = () => screen.queryByRole('button', { name: 'Undo' });

it('puts a removed line back with its users and days', async () => {
  const user = await openWith(attendance);
  await removeAttendance(user);
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument();
  expect(screen.getByText('Attendance was removed.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await clock.pass(200);
  expect(cart.made('POST')).toMatchObject([
    { body: { itemId: 'attendance', itemType: 'module', name: 'Attendance', noOfUsers: 10, noOfDays: 30 } },
  ]);
  expect(screen.getByRole('heading', { name: 'Attendance' })).toBeInTheDocument();
  expect(undo()).not.toBeInTheDocument();
});

it('puts several lines back in their order', async () => {
  const user = await openWith(attendance, payroll);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Remove selected' }));
  await clock.settle();
  expect(screen.getByText('2 items were removed.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(cart.made('POST')).toHaveLength(2));
  expect(cart.made('POST').map(({ body }) => body)).toMatchObject([
    { itemId: 'attendance', noOfUsers: 10, noOfDays: 30 },
    { itemId: 'payroll', noOfUsers: 4, noOfDays: 90 },
  ]);
});

it('is offered for 10 s, or longer while the pointer is on it', async () => {
  const user = await openWith(attendance);
  await removeAttendance(user);
  await user.hover(screen.getByText('Attendance was removed.'));
  await clock.pass(UNDO_TIME * 2);
  expect(undo()).toBeInTheDocument();
  await user.unhover(screen.getByText('Attendance was removed.'));
  await clock.pass(UNDO_TIME - 1_000);
  expect(undo()).toBeInTheDocument();
  await clock.pass(1_000);
  expect(undo()).not.toBeInTheDocument();
});

it('is offered to no other user, and disappears when it is closed', async () => {
  const user = await openWith(attendance);
  await removeAttendance(user);
  act(() => signInAs({ ...buyer, email: 'buyer2@tex.example' }));
  await clock.settle();
  expect(undo()).not.toBeInTheDocument();
  act(signInBuyer);
  await clock.settle();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(undo()).not.toBeInTheDocument();
});
