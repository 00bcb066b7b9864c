import { readContinueWith } from '@marketplace/shared/modules';
import { renderWidget, signInAs } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCartItem } from '../testing/a-cart-item.ts';
import { fakeCart } from '../testing/fake-cart.ts';
import { creator, signInBuyer } from '../testing/sign-in-buyer.ts';
import AddToCart from './add-to-cart.tsx';

const cart = fakeCart();

const open = (props: Partial<Parameters<typeof AddToCart>[0]> = {}) =>
  renderWidget(<AddToCart moduleId="attendance" moduleName="Attendance" noOfUsers={5} noOfDays={90} {...props} />);
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
const refuse = (status: number, body: unknown = {}) =>
  cart.api.post('/tex-suite/cart', () => cart.api.json(body, status));

beforeEach(() => {
  cart.serve([]);
  signInBuyer();
});

it('adds a module for a number of users and days, once [CART-01] [CART-19] [ENTITY-20]', async () => {
  open();
  await add();
  expect(await screen.findByText('Attendance added to cart successfully!')).toBeInTheDocument();
  const item = { itemId: 'attendance', itemType: 'module', name: 'Attendance', noOfUsers: 5, noOfDays: 90 };
  expect(cart.made('POST')).toMatchObject([{ path: '/tex-suite/cart', body: item }]);
  expect(cart.made('POST')[0]?.key).toMatch(/^[0-9a-f-]{32,36}$/);
});

it('shows that it is adding, and ignores a second click meanwhile', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  cart.api.post('/tex-suite/cart', () => answered.then(() => cart.api.json({}, 201)));
  open();
  await add();
  expect(screen.getByRole('button', { name: 'Adding...' })).toBeDisabled();
  answer();
  expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

it('reloads the cart about 200 ms after an add, and links there [CART-15] [CART-32]', async () => {
  open();
  await add();
  expect(await screen.findByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  const [, added, reloaded] = cart.made();
  expect([added?.method, reloaded?.method]).toEqual(['POST', 'GET']);
  const wait = (reloaded?.at ?? 0) - (added?.at ?? 0);
  expect(wait).toBeGreaterThanOrEqual(195);
  expect(wait).toBeLessThan(900);
});

it('adds up the user counts and takes the larger day count [CART-13] [CART-18]', async () => {
  cart.serve([aCartItem({ noOfUsers: 10, noOfDays: 30 })]);
  open();
  await screen.findByText('In your cart: 10 users, 30 days');
  await add();
  expect(await screen.findByText('Updated Attendance in cart')).toBeInTheDocument();
  expect(cart.made('PUT')).toMatchObject([{ path: '/tex-suite/cart/line-1?noOfUsers=15&noOfDays=90' }]);
  expect(cart.made('POST')).toEqual([]);
});

it('keeps the larger day count of the line', async () => {
  cart.serve([aCartItem({ noOfUsers: 10, noOfDays: 365 })]);
  open();
  await add();
  await screen.findByText('Updated Attendance in cart');
  expect(cart.made('PUT')).toMatchObject([{ path: '/tex-suite/cart/line-1?noOfUsers=15&noOfDays=365' }]);
});

it('adds an item whose id is in the cart under another type [CART-14]', async () => {
  cart.serve([aCartItem({ itemType: 'bundle' })]);
  open();
  await add();
  expect(await screen.findByText('Attendance added to cart successfully!')).toBeInTheDocument();
  expect(cart.made('POST')).toHaveLength(1);
});

it('asks people to sign in if the server doesn’t recognize them [CART-23]', async () => {
  open();
  refuse(401, { message: 'Sign in first.' });
  await add();
  expect(await screen.findByText('Failed to add Attendance to cart. Please Login to Continue.')).toBeInTheDocument();
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});

it('repeats what the server said when an add fails [CART-24]', async () => {
  open();
  refuse(409, { message: 'Your cart can hold up to 200 items. Remove one first.' });
  await add();
  const text = 'Failed to add Attendance to cart. Your cart can hold up to 200 items. Remove one first.';
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('looks up the name if it was embedded without one [CART-31]', async () => {
  cart.api.get('/tex-admin/modules/attendance', () => cart.api.json({ id: 'attendance', name: 'Attendance' }));
  open({ moduleName: '' });
  await add();
  expect(await screen.findByText('Attendance added to cart successfully!')).toBeInTheDocument();
});

it('says when the module could not be loaded [CART-31]', async () => {
  cart.api.get('/tex-admin/modules/attendance', () => cart.api.json({}, 404));
  open({ moduleName: '' });
  await add();
  expect(await screen.findByText('Failed to load modules data')).toBeInTheDocument();
  expect(cart.made('POST')).toEqual([]);
});

it('sends a visitor to the sign-in page [CART-10]', () => {
  signInAs(null);
  open();
  expect(screen.getByRole('link', { name: 'Sign in to buy' })).toHaveAttribute('href', '/login');
});

it('remembers which module a visitor wanted to buy, in this tab', async () => {
  signInAs(null);
  open();
  expect(readContinueWith()).toBeUndefined();
  await userEvent.click(screen.getByRole('link', { name: 'Sign in to buy' }));
  expect(readContinueWith()).toMatchObject({ moduleId: 'attendance', moduleName: 'Attendance' });
});

it('is disabled with the reason for a user without the role [CART-11] [ROLE-12]', () => {
  signInAs(creator);
  open();
  const button = screen.getByRole('button', { name: 'Add to Cart' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(
    'Access denied. PAYMENT_ADMIN marketplace role required for cart operations.',
  );
  expect(cart.made()).toEqual([]);
});
