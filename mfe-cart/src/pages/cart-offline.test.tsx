import { cartQueue, watchCartQueue } from '@marketplace/shared/offline';
import { renderPage } from '@marketplace/shared/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToCart } from '../cart/operations/add-to-cart.ts';
import { clearCart } from '../cart/operations/clear-cart.ts';
import { aCartItem } from '../testing/a-cart-item.ts';
import { fakeCart } from '../testing/fake-cart.ts';
import { signInBuyer } from '../testing/sign-in-buyer.ts';
import CartPage from './cart.tsx';

// Busy machines need more time.
configure({ asyncUtilTimeout: 4_000 });

const cart = fakeCart();
const attendance = aCartItem();
const payroll = aCartItem({ cartItemId: 'line-2', itemId: 'payroll', name: 'Payroll' });

const UNREACHED = 'We couldn’t reach the marketplace.';
const KEPT = `${UNREACHED} Your change is saved and will be sent when you’re back online.`;

let stop: () => void;
let online = true;
beforeEach(() => {
  online = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  stop = watchCartQueue();
});
afterEach(() => stop());

const loseCalls = () =>
  (['post', 'put', 'delete'] as const).forEach((method) => cart.api[method]('/tex-suite/cart*', cart.api.lost));
const openWith = async (...items: (typeof attendance)[]) => {
  cart.serve(items);
  signInBuyer();
  renderPage(CartPage, { path: '/cart' });
  await screen.findByRole('heading', { name: items[0]?.name ?? '' });
  return userEvent.setup();
};
const waiting = (title = '1 change waiting to be sent') => screen.findByRole('region', { name: title });
const click = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const pendingTypes = () => cartQueue.pending().map(({ type }) => type);
const select = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await click(user, 'Remove selected');
};

describe('a change that gets no response', () => {
  it('of a line is rolled back, kept and listed [QUEUE-01] [CART-17] [CART-26] [A-30]', async () => {
    const user = await openWith(attendance);
    loseCalls();
    await click(user, 'More users');
    expect(await screen.findByText(`Failed to update cart item: ${KEPT}`)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Users' })).toHaveValue('10');
    expect(within(await waiting()).getByText('Change Attendance to 11 users, 30 days')).toBeInTheDocument();
    expect(pendingTypes()).toEqual(['cart-update']);
  });

  it('that adds is kept [QUEUE-01] [CART-24] [A-30]', async () => {
    await openWith(attendance);
    loseCalls();
    await act(() => addToCart({ itemId: 'payroll', itemType: 'module', name: 'Payroll', noOfUsers: 5, noOfDays: 9 }));
    expect(await screen.findByText(`Failed to add Payroll to cart. ${KEPT}`)).toBeInTheDocument();
    expect(within(await waiting()).getByText('Add Payroll (5 users, 9 days)')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Payroll' })).not.toBeInTheDocument();
  });

  it('that removes a line is kept [QUEUE-01] [CART-25] [A-30]', async () => {
    const user = await openWith(attendance);
    loseCalls();
    await click(user, 'Remove Attendance');
    expect(await screen.findByText(`Failed to remove Attendance from cart: ${KEPT}`)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Attendance' })).toBeInTheDocument();
    expect(within(await waiting()).getByText('Remove Attendance')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('that removes several is kept as one removal per line [QUEUE-01] [CART-28] [A-31]', async () => {
    const user = await openWith(attendance, payroll);
    loseCalls();
    await select(user);
    expect(await screen.findByText('Failed to remove items from cart')).toBeInTheDocument();
    expect(await screen.findByText('We’ll remove them when you’re back online.')).toBeInTheDocument();
    expect(pendingTypes()).toEqual(['cart-remove', 'cart-remove']);
    expect(await waiting('2 changes waiting to be sent')).toBeInTheDocument();
  });

  it('that clears the cart is kept [QUEUE-01] [CART-27] [A-30]', async () => {
    await openWith(attendance);
    loseCalls();
    await act(clearCart);
    expect(await screen.findByText(`Failed to clear cart: ${KEPT}`)).toBeInTheDocument();
    expect(pendingTypes()).toEqual(['cart-clear']);
  });

  it('is lost if there is no room for it, and the user is told so', async () => {
    const user = await openWith(attendance);
    loseCalls();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await click(user, 'More users');
    const lost = `${UNREACHED} This browser is out of storage, so please make the change again when you’re back online.`;
    expect(await screen.findByText(`Failed to update cart item: ${lost}`)).toBeInTheDocument();
    full.mockRestore();
    expect(screen.getByRole('textbox', { name: 'Users' })).toHaveValue('10');
    expect(pendingTypes()).toEqual([]);
  });

  it('is sent when the button is pressed, and the cart shows it [QUEUE-06]', async () => {
    const user = await openWith(attendance);
    loseCalls();
    await click(user, 'More users');
    await waiting();
    cart.serve([attendance]);
    await click(user, 'Send now');
    expect(await screen.findByText('Updated Attendance in cart')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Users' })).toHaveValue('11'));
    expect(screen.queryByRole('region', { name: '1 change waiting to be sent' })).not.toBeInTheDocument();
  });
});

describe('what is not queued', () => {
  it('is a change that gets a response, no matter which [QUEUE-02]', async () => {
    const user = await openWith(attendance);
    cart.api.put('/tex-suite/cart/line-1', () => cart.api.json({ message: 'The cart is busy.' }, 503));
    await click(user, 'More users');
    expect(await screen.findByText('Failed to update cart item: The cart is busy.')).toBeInTheDocument();
    expect(pendingTypes()).toEqual([]);
  });

  it('is a cart that could not be loaded [QUEUE-02]', async () => {
    cart.serve([]);
    cart.api.get('/tex-suite/cart', () => cart.api.json({ message: 'Not now.' }, 404));
    signInBuyer();
    renderPage(CartPage, { path: '/cart' });
    expect(await screen.findByText(/Not now\./)).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });
});

describe('changes that were refused later', () => {
  it('stay listed with the reason until they are dismissed [A-31]', async () => {
    const user = await openWith(attendance);
    loseCalls();
    await click(user, 'More users');
    await waiting();
    cart.api.put('/tex-suite/cart/line-1', () => cart.api.json({ message: 'There is no price for so many.' }, 409));
    await click(user, 'Send now');
    const list = within(await screen.findByRole('region', { name: '1 change could not be applied' }));
    expect(list.getByText('Change Attendance to 11 users, 30 days')).toBeInTheDocument();
    expect(list.getByText('There is no price for so many.')).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: '1 change could not be applied' })).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });
});

describe('adding to a line', () => {
  const more = { itemId: 'attendance', itemType: 'module', name: 'Attendance', noOfUsers: 5, noOfDays: 9 };

  it('is merged by the server while offline, because only the server knows what the line will hold', async () => {
    await openWith(attendance);
    online = false;
    loseCalls();
    await act(() => addToCart(more));
    await act(() => addToCart(more));
    expect(pendingTypes()).toEqual(['cart-add', 'cart-add']);
  });

  it('is merged by the server if a change of the line is still waiting', async () => {
    const user = await openWith(attendance);
    loseCalls();
    await click(user, 'More users');
    await waiting();
    cart.serve([attendance]);
    await act(() => addToCart(more));
    expect(cart.made().map(({ method }) => method)).toEqual(expect.arrayContaining(['PUT', 'POST']));
    expect(cart.made('PUT')).toMatchObject([{ path: '/tex-suite/cart/line-1?noOfUsers=11&noOfDays=30' }]);
    expect(cart.made('POST')).toMatchObject([{ body: { noOfUsers: 5 } }]);
  });
});
