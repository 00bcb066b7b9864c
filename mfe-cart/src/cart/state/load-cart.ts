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

/** Lines that are there already stay: an old cart is worth more than none. */
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

/** Reads the cart, through the cache of 30 seconds; joins the reading that is under way. Never throws. */
export const loadCart = (): Promise<void> => {
  loading ??= start();
  return loading.done;
};

/** Drops the reading that is under way or planned: what it would bring is older than what is about to change. */
export const stopLoading = () => {
  clearTimeout(soon);
  loading?.abort.abort();
  loading = undefined;
};

/** Reads the cart past the cache. */
export const reloadCart = (): Promise<void> => {
  stopLoading();
  responseCache.invalidate(CART_PATH);
  return loadCart();
};

/** In milliseconds: the server has priced what was added by then. */
export const RELOAD_AFTER_ADD = 200;

/** Reads the cart past the cache in a moment, unless it changes or closes before. */
export const reloadSoon = () => {
  stopLoading();
  soon = setTimeout(() => void reloadCart(), RELOAD_AFTER_ADD);
};

/** Begins with this user's cart; another user's is forgotten. */
export const openCart = (owner: string) => {
  if (cartState().owner !== owner) {
    stopLoading();
    setCart({ ...emptyCart, owner });
  }
  void loadCart();
};

/** Forgets the cart, as when its owner has signed out. */
export const closeCart = () => {
  stopLoading();
  setCart(emptyCart);
};
