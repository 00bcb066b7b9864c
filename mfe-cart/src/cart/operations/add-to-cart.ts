import { statusOf } from '@marketplace/shared/http';
import { cartQueue, successOf, type CartChange as Intent } from '@marketplace/shared/offline';
import { createChange, type NewItem } from '../state/cart-change.ts';
import { cartState } from '../state/cart-atom.ts';
import type { LineAmount } from '../state/cart-line.ts';
import { loadCart } from '../state/load-cart.ts';
import { carryOut, inTurn, showChange, type Outcome } from '../state/run-change.ts';
import { withReason } from '../state/with-reason.ts';
import { checkAmount, checkNewItem } from './checks.ts';
import { refused } from './refused.ts';

const failed = (name: string) => (reason: string | null, error: unknown) =>
  statusOf(error) === 401
    ? `Failed to add ${name} to cart. Please Login to Continue.`
    : withReason(`Failed to add ${name} to cart.`, reason);

/** The line that the item would be added to, as the server last reported it. */
const presentLine = ({ itemId, itemType }: NewItem) =>
  cartState().lines.find((line) => line.itemId === itemId && line.itemType === itemType);

/**
 * A line that exists gets the sum of the users and the larger number of days; anything else is added. The sum depends
 * on what the line holds: offline, or behind a pending change, we don't know that, and the server calculates it.
 */
const intentFor = (item: NewItem): Intent => {
  const adding: Intent = { type: 'cart-add', data: item };
  const present = presentLine(item);
  if (!present || !navigator.onLine || cartQueue.hasEarlier(adding)) return adding;
  const { cartItemId, noOfUsers, noOfDays } = present;
  const amount = { noOfUsers: noOfUsers + item.noOfUsers, noOfDays: Math.max(noOfDays, item.noOfDays) };
  return { type: 'cart-update', data: { ...item, cartItemId, ...amount } };
};

const add = async (item: NewItem): Promise<Outcome> => {
  if (navigator.onLine) await loadCart();
  const intent = intentFor(item);
  const change = createChange(intent);
  if (!change) return { done: false };
  showChange(change);
  return carryOut(change, { done: successOf(intent), failed: failed(item.name) });
};

/** Users and days default to 1. */
type Item = Omit<NewItem, keyof LineAmount> & Partial<LineAmount>;

/** Adds an item, or merges it with its line. */
export const addToCart = async (item: Item): Promise<Outcome> => {
  const whole = { ...item, noOfUsers: item.noOfUsers ?? 1, noOfDays: item.noOfDays ?? 1 };
  if (refused(checkNewItem(whole), checkAmount(whole))) return { done: false };
  return inTurn(async () => (refused() ? { done: false } : add(whole)));
};
