import { createLimit, isNoResponse, responseCache, statusOf } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { applyChange } from './apply-change.ts';
import { cartState, setCart } from './cart-atom.ts';
import type { CartChange } from './cart-change.ts';
import { CART_PATH } from './cart-path.ts';
import { reloadCart, reloadSoon, stopLoading } from './load-cart.ts';
import { announceCartChange } from './other-tabs.ts';
import { sendChange } from './send-change.ts';

export interface Outcome {
  done: boolean;
  /** Why not. */
  error?: unknown;
}

/** What the user is told. */
export interface ChangeWords {
  done: string;
  failed: (error: unknown) => string;
}

/** Changes go out one at a time, in the order in which they were made. */
export const inTurn = createLimit(1);

const without = (change: CartChange) => cartState().changes.filter(({ id }) => id !== change.id);

/** Gone when the cart has been closed, or opened for another user, since. */
const isWanted = (change: CartChange) => cartState().changes.some(({ id }) => id === change.id);

/** A newer amount for the same line is waiting. */
const isSuperseded = (change: CartChange) =>
  change.type === 'cart-update' &&
  cartState().changes.findLast(
    (other) => other.type === 'cart-update' && other.data.cartItemId === change.data.cartItemId,
  )?.id !== change.id;

const confirm = (change: CartChange) => {
  responseCache.invalidate(CART_PATH);
  if (isWanted(change)) setCart({ lines: applyChange(cartState().lines, change), changes: without(change) });
  announceCartChange();
};

/** The last change of several brings the server's view of all. */
const reloadUnlessBusy = (reload: () => unknown = reloadCart) => {
  if (cartState().owner !== null && cartState().changes.length === 0) reload();
};

/** A refusal may mean that the cart is not what it seemed; without an answer there is nobody to ask. */
const reloadAfterFailure = (error: unknown) => {
  const unanswered = isNoResponse(error) && cartState().status === 'loaded';
  if (!unanswered && statusOf(error) !== 401) reloadUnlessBusy();
};

/** Shows the change at once. */
export const showChange = (change: CartChange) => setCart({ changes: [...cartState().changes, change] });

/** Sends a change that is shown already; a failure takes it back. Only within a turn. */
export const carryOut = async (change: CartChange, words: ChangeWords): Promise<Outcome> => {
  if (!isWanted(change)) return { done: false };
  stopLoading();
  try {
    await sendChange(change);
  } catch (error) {
    setCart({ changes: without(change) });
    notify.error(words.failed(error));
    reloadAfterFailure(error);
    return { done: false, error };
  }
  confirm(change);
  notify.success(words.done);
  reloadUnlessBusy(change.type === 'cart-add' ? reloadSoon : reloadCart);
  return { done: true };
};

/** Shows a change, then sends it when its turn has come. A change that a newer one replaces is not sent. */
export const runChange = (change: CartChange, words: ChangeWords): Promise<Outcome> => {
  showChange(change);
  return inTurn(async () => {
    if (!isSuperseded(change)) return carryOut(change, words);
    setCart({ changes: without(change) });
    return { done: true };
  });
};
