import { statusOf } from '@marketplace/shared/http';
import { createChange, type NewItem } from '../state/cart-change.ts';
import { cartState } from '../state/cart-atom.ts';
import type { LineAmount } from '../state/cart-line.ts';
import { loadCart } from '../state/load-cart.ts';
import { carryOut, inTurn, showChange, type Outcome } from '../state/run-change.ts';
import { withReason } from '../state/with-reason.ts';
import { checkAmount, checkNewItem } from './checks.ts';
import { refused } from './refused.ts';

const failed = (name: string) => (error: unknown) =>
  statusOf(error) === 401
    ? `Failed to add ${name} to cart. Please Login to Continue.`
    : withReason(`Failed to add ${name} to cart.`, error);

/** The line that the item would be added to, as the server knows it. */
const presentLine = ({ itemId, itemType }: NewItem) =>
  cartState().lines.find((line) => line.itemId === itemId && line.itemType === itemType);

/** What is there already gets the sum of the users and the larger number of days; anything else is added. */
const changeFor = (item: NewItem) => {
  const present = presentLine(item);
  if (!present) return createChange({ type: 'cart-add', data: item });
  const { cartItemId, noOfUsers, noOfDays } = present;
  const data = { cartItemId, noOfUsers: noOfUsers + item.noOfUsers, noOfDays: Math.max(noOfDays, item.noOfDays) };
  return createChange({ type: 'cart-update', data });
};

const add = async (item: NewItem): Promise<Outcome> => {
  await loadCart();
  const change = changeFor(item);
  const done = change.type === 'cart-add' ? `${item.name} added to cart successfully!` : `Updated ${item.name} in cart`;
  showChange(change);
  return carryOut(change, { done, failed: failed(item.name) });
};

/** Users and days are 1 unless told. */
type Item = Omit<NewItem, keyof LineAmount> & Partial<LineAmount>;

/** Adds an item, or merges it with its line. */
export const addToCart = async (item: Item): Promise<Outcome> => {
  const whole = { ...item, noOfUsers: item.noOfUsers ?? 1, noOfDays: item.noOfDays ?? 1 };
  if (refused(checkNewItem(whole), checkAmount(whole))) return { done: false };
  return inTurn(async () => (refused() ? { done: false } : add(whole)));
};
