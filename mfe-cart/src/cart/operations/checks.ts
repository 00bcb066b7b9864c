import type { LineAmount } from '../state/cart-line.ts';
import type { NewItem } from '../state/cart-change.ts';

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 1;

/** Each check returns what is wrong, or null. */
export const checkNewItem = ({ itemId, itemType, name }: Partial<NewItem>) =>
  [itemId, itemType, name].every(isText) ? null : 'Invalid item data';

export const checkAmount = ({ noOfUsers, noOfDays }: Partial<LineAmount>) => {
  if (!isCount(noOfUsers)) return 'Invalid number of users';
  return isCount(noOfDays) ? null : 'Invalid number of days';
};

export const checkLineId = (cartItemId: unknown, operation: 'remove' | 'update') =>
  isText(cartItemId) ? null : `Cannot ${operation} item: Invalid item ID`;

/** The valid ids in a selection. */
export const validIds = (selectedItems: unknown): string[] =>
  Array.isArray(selectedItems) ? selectedItems.filter((id): id is string => isText(id)) : [];

export const checkSelection = (selectedItems: unknown) => {
  if (!Array.isArray(selectedItems)) return 'selectedItems must be an array';
  if (selectedItems.length === 0) return 'No items to remove';
  return validIds(selectedItems).length > 0 ? null : 'No valid cart item IDs found';
};
