import { onCartChange } from '@marketplace/shared/offline';
import { cartState } from './cart-atom.ts';
import { loadCart, reloadCart } from './load-cart.ts';

const reload = () => {
  if (cartState().owner !== null) void reloadCart();
};

/** Another device may have changed the cart meanwhile, so this reloads it unless the 30-second cache is still fresh. */
const lookAgain = () => {
  const { owner, changes } = cartState();
  if (document.visibilityState === 'visible' && navigator.onLine && owner !== null && changes.length === 0)
    void loadCart();
};

/** Keeps the displayed cart in step with other tabs, the queue and other devices. Returns a function that stops it. */
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
