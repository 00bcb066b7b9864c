import { createLimit, isNoResponse, responseCache, statusOf } from '@marketplace/shared/http';
import { announceCartChange, cartQueue, type Delivery } from '@marketplace/shared/offline';
import { notify } from '@marketplace/shared/toast';
import { applyChange } from './apply-change.ts';
import { cartState, setCart } from './cart-atom.ts';
import type { CartChange } from './cart-change.ts';
import { CART_PATH } from './cart-path.ts';
import { reloadCart, reloadSoon, stopLoading } from './load-cart.ts';
import { reasonOfDelivery } from './reason-of.ts';

export interface Outcome {
  done: boolean;
  /** Why not. */
  error?: unknown;
}

/** What users are told. */
export interface ChangeWords {
  done: string;
  failed: (reason: string | null, error: unknown) => string;
  /** Shown as well when the change waits, if `failed` can't say so. */
  kept?: string;
}

/** Changes are sent one at a time, in the order in which they were made. */
export const inTurn = createLimit(1);

const without = (change: CartChange) => cartState().changes.filter(({ id }) => id !== change.id);

/** False if the cart has been closed, or opened for another user, since. */
const isWanted = (change: CartChange) => cartState().changes.some(({ id }) => id === change.id);

const drop = (change: CartChange) => setCart({ changes: without(change) });

const confirm = (change: CartChange) => {
  responseCache.invalidate(CART_PATH);
  if (isWanted(change)) setCart({ lines: applyChange(cartState().lines, change), changes: without(change) });
  announceCartChange();
};

/** Reloads only after the last of several changes. */
const reloadUnlessBusy = (reload: () => unknown = reloadCart) => {
  if (cartState().owner !== null && cartState().changes.length === 0) reload();
};

/** Reloads after a refusal, as the cart may have changed; without a response, a loaded cart is kept as it is. */
const reloadAfterFailure = (error: unknown) => {
  const unanswered = isNoResponse(error) && cartState().status === 'loaded';
  if (!unanswered && statusOf(error) !== 401) reloadUnlessBusy();
};

const succeed = (change: CartChange, { done }: ChangeWords): Outcome => {
  confirm(change);
  notify.success(done);
  reloadUnlessBusy(change.entries.some(({ type }) => type === 'cart-add') ? reloadSoon : reloadCart);
  return { done: true };
};

const fail = (change: CartChange, words: ChangeWords, delivery: Extract<Delivery, { error: unknown }>): Outcome => {
  const { kind, error } = delivery;
  drop(change);
  notify.error(words.failed(reasonOfDelivery(delivery), error));
  if (kind === 'kept' && words.kept) notify.info(words.kept);
  reloadAfterFailure(error);
  return { done: false, error };
};

/** Shows the change at once. */
export const showChange = (change: CartChange) => setCart({ changes: [...cartState().changes, change] });

/** Sends a change that is already displayed; a failure rolls it back. Call it only in turn. */
export const carryOut = async (change: CartChange, words: ChangeWords): Promise<Outcome> => {
  if (!isWanted(change)) return { done: false };
  stopLoading();
  const delivery = await cartQueue.deliver(change.entries);
  if (delivery.kind === 'done') return succeed(change, words);
  if (delivery.kind !== 'gone') return fail(change, words, delivery);
  // Replaced by a newer change, or settled and reported by another tab.
  drop(change);
  reloadUnlessBusy();
  return { done: false };
};

/** Displays a change, then sends it in turn. */
export const runChange = async (change: CartChange | null, words: ChangeWords): Promise<Outcome> => {
  if (!change) return { done: false };
  showChange(change);
  return inTurn(() => carryOut(change, words));
};
