import { invalid } from '../../../http/index.ts';

/** In minor units; a larger amount is a mistake, and calculations with it would be inexact. */
export const maxAmount = 1_000_000_000_000;

/** @throws ApiError 400 for an amount larger than any order may be */
export function assertAmount(amount: number): number {
  if (amount <= maxAmount) return amount;
  throw invalid('noOfUsers', 'The total is too high for a single order. Order fewer users or days.');
}
