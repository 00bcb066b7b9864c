import { cartQueue, requestOf } from '@marketplace/shared/offline';
import { removeUnder, useCountUnder } from './stored-value.ts';

/** Of the keys under which the offline queue keeps changes of the cart. */
const PREFIX = 'pendingCartChange:';
const SHOWN = 2;

/** Changes of the cart that this browser still has to send, or could not. */
export const usePendingCartChanges = () => useCountUnder(PREFIX);

/** "Add Payroll (5 users, 30 days), Clear the cart and 2 more": whoever used this browser made them. */
export const pendingText = (count: number): string => {
  const waiting = cartQueue.pendingOfAll().slice(0, SHOWN).map(requestOf);
  if (waiting.length === 0) return 'We couldn’t apply them. See your cart for details.';
  const more = count - waiting.length;
  return more > 0 ? `${waiting.join(', ')} and ${more} more` : waiting.join(', ');
};

export const dropPendingCartChanges = () => removeUnder(PREFIX);
