import { createChange } from '../state/cart-change.ts';
import type { LineAmount } from '../state/cart-line.ts';
import { runChange, type Outcome } from '../state/run-change.ts';
import { withReason } from '../state/with-reason.ts';
import { checkAmount, checkLineId } from './checks.ts';
import { checkAvailable, lineName } from './known-line.ts';
import { refused } from './refused.ts';

/** Sets users and days of a line. */
export const updateLine = async (cartItemId: string, { noOfUsers, noOfDays }: LineAmount): Promise<Outcome> => {
  if (refused(checkLineId(cartItemId, 'update'), checkAmount({ noOfUsers, noOfDays }), checkAvailable()))
    return { done: false };
  return runChange(createChange({ type: 'cart-update', data: { cartItemId, noOfUsers, noOfDays } }), {
    done: `Updated ${lineName(cartItemId)} in cart`,
    failed: (error) => withReason('Failed to update cart item:', error),
  });
};
