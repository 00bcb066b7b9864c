import { renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCartItem } from '../testing/a-cart-item.ts';
import { fakeCart } from '../testing/fake-cart.ts';
import { creator, signInBuyer } from '../testing/sign-in-buyer.ts';
import CartPage from './cart.tsx';

const cart = fakeCart();
const attendance = aCartItem();
const payroll = aCartItem({ cartItemId: 'line-2', itemId: 'payroll', name: 'Payroll', price: 20, noOfUsers: 5 });
const leave = aCartItem({
  cartItemId: 'line-3',
  itemId: 'leave',
  name: 'Leave',
  price: 0.5,
  noOfUsers: 1,
  noOfDays: 1,
});

const open = () => renderPage(CartPage, { path: '/cart' });
const row = (name: string) =>
  screen.findByRole('listitem', {
    name: (_text, element) => within(element as HTMLElement).queryByRole('heading', { name }) !== null,
  });
const openWith = async (...items: (typeof attendance)[]) => {
  cart.serve(items);
  signInBuyer();
  open();
  await screen.findByRole('heading', { name: items[0]?.name ?? '' });
  return userEvent.setup();
};
const total = () => screen.getByRole('status', { name: 'Total' });
const usersOf = async (name: string) => within(await row(name)).getByRole('textbox', { name: 'Users' });
const refuse = (
  method: 'put' | 'delete',
  path: string,
  status = 409,
  body: unknown = { message: 'The cart is busy.' },
) => cart.api[method](path, () => cart.api.json(body, status));

it('says which lines start with a free trial', async () => {
  await openWith(aCartItem({ trialDays: 14 }), { ...payroll, ...{ trialDays: 0 } }, leave);
  expect(
    within(await row('Attendance')).getByText('First 14 days free. Cancel before they end and pay nothing.'),
  ).toBeInTheDocument();
  for (const name of ['Payroll', 'Leave']) expect(within(await row(name)).queryByText(/free/)).not.toBeInTheDocument();
});

it('shows lines, total quantity and the total [CART-12] [VALID-10] [VALID-11] [ENTITY-20]', async () => {
  await openWith(attendance, payroll, leave);
  expect(screen.getByText('3 items · 16 users in total')).toBeInTheDocument();
  expect(total()).toHaveTextContent('₹6,600.50');
  expect(within(await row('Payroll')).getByText('₹3,000.00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Attendance' })).toHaveAttribute('href', '/module?id=attendance');
  expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toHaveAttribute('href', '/checkout');
  expect(screen.getByRole('link', { name: 'Payment history' })).toHaveAttribute('href', '/payment-history');
});

it('says when the cart is empty, and where to go', async () => {
  cart.serve([]);
  signInBuyer();
  open();
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse modules' })).toHaveAttribute('href', '/');
});

it('says why the cart could not be loaded, and tries again', async () => {
  cart.serve([attendance]);
  cart.api.get('/tex-suite/cart', () => cart.api.json({ message: 'Your account belongs to no client yet.' }, 403));
  signInBuyer();
  open();
  expect(await screen.findByText(/Your account belongs to no client yet\./)).toBeInTheDocument();
  cart.serve([attendance]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Attendance' })).toBeInTheDocument();
});

it('shows the restricted panel to a payment creator, without a call [CART-06] [CART-07] [CART-08] [ROLE-09]', () => {
  cart.serve([attendance]);
  signInAs(creator);
  open();
  const panel = screen.getByRole('region', { name: 'Cart Access Restricted' });
  for (const text of [
    'Access denied. PAYMENT_ADMIN marketplace role required for cart operations.',
    'creator@tex.example',
    'User',
    'Payment creator',
    'Contact your administrator to request PAYMENT_ADMIN access.',
  ])
    expect(within(panel).getByText(text)).toBeInTheDocument();
  expect(cart.made()).toEqual([]);
});

it('says "None assigned" when there are no marketplace roles [CART-07]', () => {
  cart.serve([]);
  signInAs({ ...creator, marketplaceRoles: [] });
  open();
  expect(screen.getByText('None assigned')).toBeInTheDocument();
});

describe('changing a line', () => {
  it('shows the change at once, sends it with a key, and confirms it [CART-16] [CART-18] [CART-32]', async () => {
    const user = await openWith(attendance);
    await user.click(screen.getByRole('button', { name: 'More users' }));
    expect(await usersOf('Attendance')).toHaveValue('11');
    expect(total()).toHaveTextContent('₹3,960.00');
    expect(await screen.findByText('Updated Attendance in cart')).toBeInTheDocument();
    expect(cart.made('PUT')).toMatchObject([{ path: '/tex-suite/cart/line-1?noOfUsers=11&noOfDays=30' }]);
    expect(cart.made('PUT')[0]?.key).toMatch(/^[0-9a-f-]{32,36}$/);
    await waitFor(() => expect(cart.made('GET')).toHaveLength(2));
  });

  it('rolls back when it is refused [CART-17] [CART-26]', async () => {
    const user = await openWith(attendance);
    refuse('put', '/tex-suite/cart/line-1');
    await user.click(screen.getByRole('button', { name: 'More days' }));
    expect(await screen.findByText('Failed to update cart item: The cart is busy.')).toBeInTheDocument();
    expect(within(await row('Attendance')).getByRole('textbox', { name: 'Days' })).toHaveValue('30');
    expect(total()).toHaveTextContent('₹3,600.00');
  });

  it('rolls back without a response [CART-17] [CART-26]', async () => {
    const user = await openWith(attendance);
    cart.api.put('/tex-suite/cart/line-1', cart.api.lost);
    await user.click(screen.getByRole('button', { name: 'More users' }));
    expect(
      await screen.findByText(/^Failed to update cart item: We couldn’t reach the marketplace/),
    ).toBeInTheDocument();
    expect(await usersOf('Attendance')).toHaveValue('10');
  });

  it('keeps the last of several quick changes', async () => {
    const user = await openWith(attendance);
    const more = screen.getByRole('button', { name: 'More users' });
    for (let click = 0; click < 5; click += 1) await user.click(more);
    expect(await usersOf('Attendance')).toHaveValue('15');
    await waitFor(() => expect(cart.made('PUT').at(-1)?.path).toContain('noOfUsers=15'));
    await waitFor(() => expect(cart.made().at(-1)?.method).toBe('GET'));
    expect(await usersOf('Attendance')).toHaveValue('15');
  });
});

describe('removing', () => {
  it('removes a line [CART-20] [CART-32]', async () => {
    const user = await openWith(attendance, payroll);
    await user.click(screen.getByRole('button', { name: 'Remove Attendance' }));
    expect(await screen.findByText('Attendance removed from cart')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Attendance' })).not.toBeInTheDocument();
    expect(cart.made('DELETE')).toMatchObject([{ path: '/tex-suite/cart/line-1' }]);
  });

  it('brings a line back if its removal fails [CART-25]', async () => {
    const user = await openWith(attendance);
    refuse('delete', '/tex-suite/cart/line-1');
    await user.click(screen.getByRole('button', { name: 'Remove Attendance' }));
    expect(await screen.findByText('Failed to remove Attendance from cart: The cart is busy.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Attendance' })).toBeInTheDocument();
  });

  const selectTwo = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('checkbox', { name: 'Select Attendance' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Payroll' }));
    await user.click(screen.getByRole('button', { name: 'Remove selected' }));
  };

  it('removes several lines in one call [CART-21]', async () => {
    const user = await openWith(attendance, payroll, leave);
    await selectTwo(user);
    expect(await screen.findByText('2 items removed from cart')).toBeInTheDocument();
    expect(cart.made('DELETE')).toMatchObject([
      { path: '/tex-suite/cart/remove-multiple', body: ['line-1', 'line-2'] },
    ]);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('says if several lines could not be removed [CART-28]', async () => {
    const user = await openWith(attendance, payroll);
    refuse('delete', '/tex-suite/cart/remove-multiple');
    await selectTwo(user);
    expect(await screen.findByText('Failed to remove items from cart')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Payroll' })).toBeInTheDocument();
  });

  const clear = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Clear cart' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Clear your cart?' });
    await user.click(within(dialog).getByRole('button', { name: 'Clear cart' }));
  };

  it('clears the cart after a confirmation [CART-22]', async () => {
    const user = await openWith(attendance, payroll);
    await clear(user);
    expect(await screen.findByText('Cart cleared successfully')).toBeInTheDocument();
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
    expect(cart.made('DELETE')).toMatchObject([{ path: '/tex-suite/cart/clear' }]);
  });

  it('says why the cart could not be cleared [CART-27]', async () => {
    const user = await openWith(attendance);
    refuse('delete', '/tex-suite/cart/clear', 500, {});
    await clear(user);
    expect(await screen.findByText(/^Failed to clear cart: The marketplace returned error 500/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Attendance', hidden: true })).toBeInTheDocument();
  });
});
