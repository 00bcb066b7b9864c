import { successOf, type CartChange as Intent } from '@marketplace/shared/offline';
import { createChange } from '../state/cart-change.ts';
import { runChange, type Outcome } from '../state/run-change.ts';
import { withReason } from '../state/with-reason.ts';
import { checkAvailable } from './known-line.ts';
import { refused } from './refused.ts';

const intent: Intent = { type: 'cart-clear', data: {} };

export const clearCart = async (): Promise<Outcome> => {
  if (refused(checkAvailable())) return { done: false };
  return runChange(createChange(intent), {
    done: successOf(intent),
    failed: (reason) => withReason('Failed to clear cart:', reason),
  });
};
