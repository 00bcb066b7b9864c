import { sessionAtom } from '@marketplace/shared/session';
import { renderWidget, signInAs } from '@marketplace/shared/testing';
import { act, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { aCartItem } from '../../testing/a-cart-item.ts';
import { fakeCart } from '../../testing/fake-cart.ts';
import { creator, inactiveBuyer, signInBuyer } from '../../testing/sign-in-buyer.ts';
import { setCart } from '../state/cart-atom.ts';
import { addToCart } from './add-to-cart.ts';
import { clearCart } from './clear-cart.ts';
import { refreshCart } from './refresh-cart.ts';
import { removeLine } from './remove-line.ts';
import { removeLines } from './remove-lines.ts';
import { updateLine } from './update-line.ts';

const cart = fakeCart();
beforeEach(() => {
  cart.serve([aCartItem()]);
  renderWidget(<p>page</p>);
});

const operations: [string, () => Promise<unknown>][] = [
  ['add', () => addToCart({ itemId: 'payroll', itemType: 'module', name: 'Payroll' })],
  ['update', () => updateLine('line-1', { noOfUsers: 2, noOfDays: 2 })],
  ['remove', () => removeLine('line-1')],
  ['bulk remove', () => removeLines(['line-1', 'line-2'])],
  ['clear', clearCart],
  ['refresh', refreshCart],
];

describe.each(operations)('%s', (_name, run) => {
  it('waits for the session [ROLE-08] [ROLE-10]', async () => {
    getDefaultStore().set(sessionAtom, { loading: true, user: null });
    await act(run);
    expect(await screen.findByText('Authentication loading...')).toBeInTheDocument();
    expect(cart.made()).toEqual([]);
  });

  it('is denied to a visitor [ROLE-08] [ROLE-11]', async () => {
    signInAs(null);
    await act(run);
    expect(await screen.findByText('User not authenticated. Please login to continue.')).toBeInTheDocument();
    expect(cart.made()).toEqual([]);
  });

  it.each([creator, inactiveBuyer])('is denied to $email [ROLE-08] [ROLE-12]', async (user) => {
    signInAs(user);
    await act(run);
    const denial = 'Access denied. PAYMENT_ADMIN marketplace role required for cart operations.';
    expect(await screen.findByText(denial)).toBeInTheDocument();
    expect(cart.made()).toEqual([]);
  });
});

it.each([
  ['VALID-01', 'Invalid item data', () => addToCart({ itemId: '', itemType: 'module', name: 'Payroll' })],
  ['VALID-02', 'Invalid number of users', () => updateLine('line-1', { noOfUsers: 0, noOfDays: 1 })],
  ['VALID-03', 'Invalid number of days', () => updateLine('line-1', { noOfUsers: 1, noOfDays: 1.5 })],
  ['VALID-04', 'Cannot remove item: Invalid item ID', () => removeLine('')],
  ['VALID-05', 'Cannot update item: Invalid item ID', () => updateLine('', { noOfUsers: 1, noOfDays: 1 })],
  ['VALID-07', 'No items to remove', () => removeLines([])],
  ['VALID-08', 'No valid cart item IDs found', () => removeLines([''])],
])('[%s] says "%s" as it is, and calls no API', async (_row, text, run) => {
  signInBuyer();
  await act(run);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(cart.made()).toEqual([]);
});

it('falls back to the general sentence when the reason for a failure is unknown [CART-29]', async () => {
  signInBuyer();
  setCart({ status: 'loaded' });
  const unsendable = '\ud800';
  await act(() => updateLine(unsendable, { noOfUsers: 2, noOfDays: 2 }));
  expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeInTheDocument();
});

it.each(operations.filter(([name]) => !['add', 'refresh'].includes(name)))(
  'cannot %s in a cart that has not loaded [CART-30]',
  async (_name, run) => {
    signInBuyer();
    await act(run);
    expect(await screen.findByText('Cart not available')).toBeInTheDocument();
    expect(cart.made()).toEqual([]);
  },
);

it('adds one user for one day by default [CONST-13]', async () => {
  signInBuyer();
  await act(() => addToCart({ itemId: 'payroll', itemType: 'module', name: 'Payroll' }));
  expect(cart.made('POST')).toMatchObject([{ body: { itemId: 'payroll', noOfUsers: 1, noOfDays: 1 } }]);
});
