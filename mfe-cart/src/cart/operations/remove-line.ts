import { successOf, type CartChange as Intent } from '@marketplace/shared/offline';
import { createChange } from '../state/cart-change.ts';
import { runChange, type Outcome } from '../state/run-change.ts';
import { withReason } from '../state/with-reason.ts';
import { checkLineId } from './checks.ts';
import { checkAvailable, lineRef, shownLine } from './known-line.ts';
import { refused } from './refused.ts';
import { offerUndo } from '../undo/offer-undo.ts';

/** Removes a line; this can be undone for a few seconds. */
export const removeLine = async (cartItemId: string): Promise<Outcome> => {
  if (refused(checkLineId(cartItemId, 'remove'), checkAvailable())) return { done: false };
  const line = shownLine(cartItemId);
  const intent: Intent = { type: 'cart-remove', data: lineRef(cartItemId) };
  const outcome = await runChange(createChange(intent), {
    done: successOf(intent),
    failed: (reason) => withReason(`Failed to remove ${intent.data.name} from cart:`, reason),
  });
  if (outcome.done && line) offerUndo([line]);
  return outcome;
};
