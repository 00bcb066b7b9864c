import { invalid } from '../../../http/index.ts';

/** In minor units; beyond it an amount is a mistake, and no longer exact further on. */
export const maxAmount = 1_000_000_000_000;

/** @throws ApiError 400 for an amount that is larger than any order may be. */
export function assertAmount(amount: number): number {
  if (amount <= maxAmount) return amount;
  throw invalid('noOfUsers', 'The total would be larger than this shop can sell at once. Order fewer users or days.');
}
