import { isCancelled, read, responseCache } from '@marketplace/shared/http';
import { cartState, emptyCart, setCart } from './cart-atom.ts';
import { CART_PATH } from './cart-path.ts';
import { readCart } from './read-cart.ts';
import { reasonOf } from './reason-of.ts';

interface Loading {
  abort: AbortController;
  done: Promise<void>;
}

let loading: Loading | undefined;
let soon: ReturnType<typeof setTimeout> | undefined;

const receive = (answer: unknown) => setCart({ ...readCart(answer), status: 'loaded', failure: null });

/** Keeps lines that have loaded before: an old cart is better than none. */
const fail = (error: unknown) => {
  if (isCancelled(error) || cartState().status === 'loaded') return;
  setCart({ status: 'failed', failure: reasonOf(error) });
};

const start = (): Loading => {
  const abort = new AbortController();
  const unlessStopped = (settle: (result: unknown) => void) => (result: unknown) => {
    if (abort.signal.aborted) return;
    loading = undefined;
    settle(result);
  };
  if (cartState().status === 'failed') setCart({ status: 'loading' });
  const done = read(CART_PATH, { signal: abort.signal }).then(unlessStopped(receive), unlessStopped(fail));
  return { abort, done };
};

/** Loads the cart through the 30-second cache; joins a load that is in progress. Never throws. */
export const loadCart = (): Promise<void> => {
  loading ??= start();
  return loading.done;
};

/** Cancels a load in progress or scheduled, because its result would predate the coming change. */
export const stopLoading = () => {
  clearTimeout(soon);
  loading?.abort.abort();
  loading = undefined;
};

/** Reloads the cart, bypassing the cache. */
export const reloadCart = (): Promise<void> => {
  stopLoading();
  responseCache.invalidate(CART_PATH);
  return loadCart();
};

/** In milliseconds: by then the server has priced the added item. */
export const RELOAD_AFTER_ADD = 200;

/** Reloads the cart shortly, bypassing the cache, unless it changes or closes first. */
export const reloadSoon = () => {
  stopLoading();
  soon = setTimeout(() => void reloadCart(), RELOAD_AFTER_ADD);
};

/** Starts with this user's cart, and forgets another user's. */
export const openCart = (owner: string) => {
  if (cartState().owner !== owner) {
    stopLoading();
    setCart({ ...emptyCart, owner });
  }
  void loadCart();
};

/** Forgets the cart, for example when its owner has signed out. */
export const closeCart = () => {
  stopLoading();
  setCart(emptyCart);
};
