import { sessionAtom } from '@marketplace/shared/session';
import { renderWidget, signInAs } from '@marketplace/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { aCartItem } from '../testing/a-cart-item.ts';
import { fakeCart } from '../testing/fake-cart.ts';
import { buyer, creator, inactiveBuyer, signInBuyer } from '../testing/sign-in-buyer.ts';
import { useCart } from './use-cart.ts';

const cart = fakeCart();
const Look = () => {
  const { denial, status, lines } = useCart();
  return <p>{denial ?? `${status}: ${lines.map(({ name }) => name).join()}`}</p>;
};

beforeEach(() => cart.serve([aCartItem()]));

it('requests nothing until the session has loaded, then loads the cart [CART-09] [CART-12] [ROLE-10]', async () => {
  getDefaultStore().set(sessionAtom, { loading: true, user: null });
  renderWidget(<Look />);
  expect(screen.getByText('Authentication loading...')).toBeInTheDocument();
  expect(cart.made()).toEqual([]);
  act(signInBuyer);
  expect(await screen.findByText('loaded: Attendance')).toBeInTheDocument();
  expect(cart.made()).toHaveLength(1);
});

it('is blocked for a visitor [CART-10] [ROLE-11]', () => {
  signInAs(null);
  renderWidget(<Look />);
  expect(screen.getByText('User not authenticated. Please login to continue.')).toBeInTheDocument();
  expect(cart.made()).toEqual([]);
});

it.each([
  ['a payment creator', creator],
  ['a payment admin whose role is inactive', inactiveBuyer],
  ['a user without roles', { ...buyer, marketplaceRoles: [] }],
])('is blocked for %s [CART-11] [ROLE-12]', (_who, user) => {
  signInAs(user);
  renderWidget(<Look />);
  expect(
    screen.getByText('Access denied. PAYMENT_ADMIN marketplace role required for cart operations.'),
  ).toBeInTheDocument();
  expect(cart.made()).toEqual([]);
});

it('is open to a role spelled with a space', async () => {
  signInAs({ ...buyer, marketplaceRoles: ['payment admin'] });
  renderWidget(<Look />);
  expect(await screen.findByText('loaded: Attendance')).toBeInTheDocument();
});

it('is loaded once, no matter how many components show it', async () => {
  signInBuyer();
  renderWidget(
    <>
      <Look />
      <Look />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText('loaded: Attendance')).toHaveLength(2));
  expect(cart.made()).toHaveLength(1);
});

it('is forgotten when its owner signs out, and never shown to the next user', async () => {
  signInBuyer();
  renderWidget(<Look />);
  await screen.findByText('loaded: Attendance');
  act(() => signInAs({ ...buyer, email: 'buyer2@tex.example' }));
  expect(screen.getByText('loading:')).toBeInTheDocument();
  act(() => signInAs(null));
  expect(screen.queryByText(/Attendance/)).not.toBeInTheDocument();
});

it('follows a change in another tab', async () => {
  signInBuyer();
  renderWidget(<Look />);
  await screen.findByText('loaded: Attendance');
  cart.replace([aCartItem({ name: 'Payroll' })]);
  const otherTab = new BroadcastChannel('marketplace-cart');
  otherTab.postMessage('changed');
  expect(await screen.findByText('loaded: Payroll')).toBeInTheDocument();
  otherTab.close();
});
