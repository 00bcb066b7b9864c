let channel: BroadcastChannel | undefined;

/** One channel for the tab, which then never hears itself. Opened at the first use: servers have no tabs. */
const open = () =>
  (channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('marketplace-cart'));

/** Tells the other tabs that the cart changed here. */
export const announceCartChange = () => open()?.postMessage('changed');

/** Calls back when the cart changed in another tab; returns how to stop. */
export const onCartChangeElsewhere = (listener: () => void) => {
  const tabs = open();
  tabs?.addEventListener('message', listener);
  return () => tabs?.removeEventListener('message', listener);
};
