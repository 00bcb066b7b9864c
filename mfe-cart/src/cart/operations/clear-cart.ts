import { createChange } from '../state/cart-change.ts';
import { runChange, type Outcome } from '../state/run-change.ts';
import { withReason } from '../state/with-reason.ts';
import { checkAvailable } from './known-line.ts';
import { refused } from './refused.ts';

export const clearCart = async (): Promise<Outcome> => {
  if (refused(checkAvailable())) return { done: false };
  return runChange(createChange({ type: 'cart-clear', data: {} }), {
    done: 'Cart cleared successfully',
    failed: (error) => withReason('Failed to clear cart:', error),
  });
};
