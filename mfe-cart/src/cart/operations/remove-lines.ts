import { createChange } from '../state/cart-change.ts';
import { runChange, type Outcome } from '../state/run-change.ts';
import { offerUndo } from '../undo/offer-undo.ts';
import { checkSelection, validIds } from './checks.ts';
import { checkAvailable, lineRef, shownLine } from './known-line.ts';
import { refused } from './refused.ts';

/** Removes several lines in one call; this can be undone for a few seconds. */
export const removeLines = async (selectedItems: readonly string[]): Promise<Outcome> => {
  if (refused(checkSelection(selectedItems), checkAvailable())) return { done: false };
  const ids = [...new Set(validIds(selectedItems))];
  const lines = ids.flatMap((id) => shownLine(id) ?? []);
  const removals = ids.map((id) => ({ type: 'cart-remove' as const, data: { ...lineRef(id), bulk: true } }));
  const outcome = await runChange(createChange(...removals), {
    done: `${ids.length} items removed from cart`,
    failed: () => 'Failed to remove items from cart',
    kept: 'We’ll remove them when you’re back online.',
  });
  if (outcome.done) offerUndo(lines);
  return outcome;
};
