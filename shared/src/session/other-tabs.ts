const CHANNEL = 'marketplace-session';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** Tells the other tabs that somebody signed in or out here. */
export const announceSessionChange = () => channel?.postMessage('changed');

/** Calls back when another tab signed in or out; returns how to stop. */
export const onSessionChangeElsewhere = (listener: () => void) => {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
};
