const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

/** One channel for the tab, so that it never hears itself. Opened on first use: servers have no tabs. */
const open = () =>
  (channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('marketplace-cart'));

/** Tells other tabs that the cart changed here. */
export const announceCartChange = () => open()?.postMessage('changed');

/** Tells every open cart, in this tab and in others. */
export const announceCartChangeEverywhere = () => {
  listeners.forEach((listener) => listener());
  announceCartChange();
};

/** Calls back when another tab or the queue changed the cart. Returns a function that stops. */
export const onCartChange = (listener: () => void) => {
  listeners.add(listener);
  const tabs = open();
  tabs?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    tabs?.removeEventListener('message', listener);
  };
};
