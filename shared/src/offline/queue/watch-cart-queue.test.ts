import { act, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { keepTokens, peek, responseCache } from '../../http/index.ts';
import { SIGNED_IN_AS_KEY } from '../../session/session.ts';
import { aUser, fakeApi, fakeClock, renderWidget, signInAs } from '../../testing/index.ts';
import { onCartChange } from './cart-channel.ts';
import type { CartChange } from './cart-entry.ts';
import { cartQueue } from './cart-queue.ts';
import { ENTRY_PREFIX } from './entry-store.ts';
import { queueAtom } from './queue-atom.ts';
import { startCartSync, watchCartQueue } from './watch-cart-queue.ts';

const api = fakeApi();
const clock = fakeClock();
const paymentAdmin = aUser({ marketplaceRoles: ['PAYMENT_ADMIN'] });

let online = true;
let stop: (() => void)[] = [];
const start = () => (stop = [watchCartQueue(), startCartSync()]);
beforeEach(() => {
  online = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  signInAs(paymentAdmin);
});
afterEach(() => stop.forEach((end) => end()));

const go = (on: boolean) => {
  online = on;
  window.dispatchEvent(new Event(on ? 'online' : 'offline'));
};

const item = { itemId: 'payroll', itemType: 'module', name: 'Payroll' };
const change: CartChange = { type: 'cart-add', data: { ...item, noOfUsers: 5, noOfDays: 30 } };

/** Counts and answers what is sent. */
const listen = (answer: () => unknown = () => api.json({}, 201)) => {
  const sent = jest.fn(answer);
  api.post('/tex-suite/cart', sent as never);
  return sent;
};
const shown = () => getDefaultStore().get(queueAtom);

it('runs first about 1 s after the start, then every 30 s [QUEUE-03] [QUEUE-04] [CONST-05]', async () => {
  const sent = listen(api.lost);
  cartQueue.write(change);
  start();
  await clock.pass(999);
  expect(sent).not.toHaveBeenCalled();
  await clock.pass(1);
  expect(sent).toHaveBeenCalledTimes(1);
  await clock.pass(28_999);
  expect(sent).toHaveBeenCalledTimes(1);
  await clock.pass(1);
  expect(sent).toHaveBeenCalledTimes(2);
  await clock.pass(30_000);
  expect(sent).toHaveBeenCalledTimes(3);
});

it('does not run while offline, and runs on reconnection [QUEUE-03] [QUEUE-05]', async () => {
  const sent = listen();
  start();
  go(false);
  cartQueue.write(change);
  await clock.pass(95_000);
  expect(sent).not.toHaveBeenCalled();
  go(true);
  await clock.settle();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(cartQueue.pending()).toEqual([]);
});

it('runs when its owner has signed in, and only with access to the cart [A-31]', async () => {
  const sent = listen();
  cartQueue.write(change);
  signInAs(null);
  start();
  await clock.pass(31_000);
  signInAs({ ...paymentAdmin, marketplaceRoles: ['PAYMENT_CREATOR'] });
  await clock.pass(30_000);
  expect(sent).not.toHaveBeenCalled();
  signInAs(paymentAdmin);
  await clock.settle();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('refreshes an expired session once and continues [A-31]', async () => {
  keepTokens({ accessToken: 'old', refreshToken: 'refresh' });
  const refreshed = jest.fn(() => api.json({ accessToken: 'new' }));
  api.post('/auth/refresh', refreshed as never);
  const sent = listen();
  sent.mockImplementationOnce(() => api.json({}, 401));
  cartQueue.write(change);
  start();
  await clock.pass(1_000);
  expect([sent.mock.calls.length, refreshed.mock.calls.length]).toEqual([2, 1]);
  expect(cartQueue.pending()).toEqual([]);
});

it('sends nothing while another tab has signed in someone else', async () => {
  const sent = listen();
  cartQueue.write(change);
  localStorage.setItem(SIGNED_IN_AS_KEY, 'somebody-else 1');
  start();
  await clock.pass(1_000);
  expect(sent).not.toHaveBeenCalled();
  expect(cartQueue.pending()).toHaveLength(1);
});

it('says what was applied, and makes open carts refresh [CART-32] [QUEUE-06]', async () => {
  renderWidget('page');
  listen();
  responseCache.set('/tex-suite/cart', { items: [] }, 'cart');
  const looked = jest.fn();
  const leave = onCartChange(looked);
  cartQueue.write(change);
  start();
  await clock.pass(1_000);
  expect(screen.getByText('Payroll added to cart successfully!')).toBeInTheDocument();
  expect(looked).toHaveBeenCalledTimes(1);
  expect(peek('/tex-suite/cart')).toBeUndefined();
  leave();
});

it('says what was not applied, and why, and keeps saying it until it is dismissed [A-31]', async () => {
  renderWidget('page');
  listen(() => api.json({ message: 'Payroll is no longer available.' }, 409));
  cartQueue.write(change);
  start();
  await clock.pass(1_000);
  const words = 'Not applied: Add Payroll (5 users, 30 days). Payroll is no longer available.';
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(shown().refused).toMatchObject([{ ...change, reason: 'Payroll is no longer available.' }]);
  act(cartQueue.dismissRefused);
  expect(shown().refused).toEqual([]);
});

it('sums up many in one sentence', async () => {
  renderWidget('page');
  listen();
  for (const itemId of ['a', 'b', 'c', 'd'])
    cartQueue.write({ ...change, data: { ...change.data, itemId, name: itemId } } as CartChange);
  start();
  await clock.pass(1_000);
  expect(screen.getByText('4 saved changes are now in your cart')).toBeInTheDocument();
});

describe('the visible queue', () => {
  it('has what waits, not what is being sent for the first time', async () => {
    let answer = (_response: unknown) => undefined as void;
    listen(() => new Promise((resolve) => (answer = resolve)));
    start();
    const entry = cartQueue.write(change);
    const delivery = cartQueue.deliver(entry ? [entry] : []);
    await clock.settle();
    expect(shown().waiting).toEqual([]);
    answer(api.lost());
    await delivery;
    expect(shown().waiting).toMatchObject([change]);
  });

  it('has what another tab has left, at once [QUEUE-06]', () => {
    start();
    const entry = { id: 'x', ...change, timestamp: 1, owner: paymentAdmin.id, state: 'sent' };
    localStorage.setItem(`${ENTRY_PREFIX}x`, JSON.stringify(entry));
    window.dispatchEvent(new StorageEvent('storage', { key: `${ENTRY_PREFIX}x` }));
    expect(shown().waiting).toEqual([entry]);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(shown().waiting).toEqual([]);
  });

  it('is the signed-in user’s own', () => {
    start();
    cartQueue.write(change);
    signInAs({ ...paymentAdmin, id: 'other' });
    expect(shown().waiting).toEqual([]);
  });
});
