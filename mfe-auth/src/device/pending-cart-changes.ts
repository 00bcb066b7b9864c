import { cartQueue, requestOf } from '@marketplace/shared/offline';
import { removeUnder, useCountUnder } from './stored-value.ts';

/** Prefix of the keys under which the offline queue keeps cart changes. */
const PREFIX = 'pendingCartChange:';
const SHOWN = 2;

/** Cart changes that this browser has yet to send, or couldn't send. */
export const usePendingCartChanges = () => useCountUnder(PREFIX);

/** "Add Payroll (5 users, 30 days), Clear the cart and 2 more": anyone who used this browser may have made them. */
export const pendingText = (count: number): string => {
  const waiting = cartQueue.pendingOfAll().slice(0, SHOWN).map(requestOf);
  if (waiting.length === 0) return 'We couldn’t apply them. See your cart for details.';
  const more = count - waiting.length;
  return more > 0 ? `${waiting.join(', ')} and ${more} more` : waiting.join(', ');
};

export const dropPendingCartChanges = () => removeUnder(PREFIX);
