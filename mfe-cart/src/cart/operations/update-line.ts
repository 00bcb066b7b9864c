import { successOf, type CartChange as Intent } from '@marketplace/shared/offline';
import { createChange } from '../state/cart-change.ts';
import type { LineAmount } from '../state/cart-line.ts';
import { runChange, type Outcome } from '../state/run-change.ts';
import { withReason } from '../state/with-reason.ts';
import { checkAmount, checkLineId } from './checks.ts';
import { checkAvailable, lineRef } from './known-line.ts';
import { refused } from './refused.ts';

/** Sets users and days of a line. */
export const updateLine = async (cartItemId: string, { noOfUsers, noOfDays }: LineAmount): Promise<Outcome> => {
  if (refused(checkLineId(cartItemId, 'update'), checkAmount({ noOfUsers, noOfDays }), checkAvailable()))
    return { done: false };
  const intent: Intent = { type: 'cart-update', data: { ...lineRef(cartItemId), noOfUsers, noOfDays } };
  return runChange(createChange(intent), {
    done: successOf(intent),
    failed: (reason) => withReason('Failed to update cart item:', reason),
  });
};
