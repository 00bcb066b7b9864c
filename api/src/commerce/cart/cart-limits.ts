import { maxAmount } from '../billing/amounts/assert-amount.ts';
import { ApiError, invalid } from '../../http/index.ts';
import type { LineRow } from './cart-store.ts';

const maxLines = 200;
const maxUsers = 100_000;

export function assertRoomForLine(lines: LineRow[]): void {
  if (lines.length < maxLines) return;
  throw new ApiError(409, 'cart_full', `Your cart can hold up to ${maxLines} items. Remove one first.`);
}

/** A merged line has the same limits as a single one. */
export function assertUsers(users: number): void {
  if (users > maxUsers) throw invalid('noOfUsers', `An item can have up to ${maxUsers.toLocaleString('en')} users.`);
}

export function assertTotal(lines: LineRow[]): void {
  const total = lines.reduce((sum, line) => sum + line.unitPrice * line.noOfUsers * line.noOfDays, 0);
  if (total > maxAmount) throw invalid('noOfUsers', 'The total is too high for a single order.');
}
