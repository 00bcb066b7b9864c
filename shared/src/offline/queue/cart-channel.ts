const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

/** One channel for the tab, which then never hears itself. Opened at the first use: servers have no tabs. */
const open = () =>
  (channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('marketplace-cart'));

/** Tells the other tabs that the cart changed here. */
export const announceCartChange = () => open()?.postMessage('changed');

/** Tells every open cart, in this tab and in the others. */
export const announceCartChangeEverywhere = () => {
  listeners.forEach((listener) => listener());
  announceCartChange();
};

/** Calls back when the cart changed behind the back of who shows it: in another tab, or by the queue. Returns how to stop. */
export const onCartChange = (listener: () => void) => {
  listeners.add(listener);
  const tabs = open();
  tabs?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    tabs?.removeEventListener('message', listener);
  };
};
