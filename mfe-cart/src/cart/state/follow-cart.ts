import { onCartChange } from '@marketplace/shared/offline';
import { cartState } from './cart-atom.ts';
import { loadCart, reloadCart } from './load-cart.ts';

const reload = () => {
  if (cartState().owner !== null) void reloadCart();
};

/** Another device may have changed the cart while nobody looked: read anew, unless it was within the cache's 30 seconds. */
const lookAgain = () => {
  const { owner, changes } = cartState();
  if (document.visibilityState === 'visible' && navigator.onLine && owner !== null && changes.length === 0)
    void loadCart();
};

/** Keeps the shown cart in step with other tabs, with the queue and with other devices. Returns how to stop. */
export const followCart = () => {
  const leave = onCartChange(reload);
  const occasions: [EventTarget, string][] = [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'online'],
  ];
  occasions.forEach(([source, event]) => source.addEventListener(event, lookAgain));
  return () => {
    leave();
    occasions.forEach(([source, event]) => source.removeEventListener(event, lookAgain));
  };
};
