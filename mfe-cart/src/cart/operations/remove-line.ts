import { createChange } from '../state/cart-change.ts';
import { runChange, type Outcome } from '../state/run-change.ts';
import { withReason } from '../state/with-reason.ts';
import { checkLineId } from './checks.ts';
import { checkAvailable, lineName } from './known-line.ts';
import { refused } from './refused.ts';

export const removeLine = async (cartItemId: string): Promise<Outcome> => {
  if (refused(checkLineId(cartItemId, 'remove'), checkAvailable())) return { done: false };
  const name = lineName(cartItemId);
  return runChange(createChange({ type: 'cart-remove', data: { cartItemId } }), {
    done: `${name} removed from cart`,
    failed: (error) => withReason(`Failed to remove ${name} from cart:`, error),
  });
};
