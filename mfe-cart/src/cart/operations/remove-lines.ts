import { createChange } from '../state/cart-change.ts';
import { runChange, type Outcome } from '../state/run-change.ts';
import { checkSelection, validIds } from './checks.ts';
import { checkAvailable } from './known-line.ts';
import { refused } from './refused.ts';

/** Removes several lines in one call. */
export const removeLines = async (selectedItems: readonly string[]): Promise<Outcome> => {
  if (refused(checkSelection(selectedItems), checkAvailable())) return { done: false };
  const cartItemIds = validIds(selectedItems);
  return runChange(createChange({ type: 'cart-remove-multiple', data: { cartItemIds } }), {
    done: `${cartItemIds.length} items removed from cart`,
    failed: () => 'Failed to remove items from cart',
  });
};
