import type { RunningSubscription } from '@marketplace/shared/contracts';

/** Users and days of a line: whole numbers of at least 1. */
export interface LineAmount {
  noOfUsers: number;
  noOfDays: number;
}

/** A line of the cart as this remote handles it. */
export interface CartLine extends LineAmount {
  cartItemId: string;
  itemId: string;
  itemType: string;
  name: string;
  description: string;
  iconUrl: string;
  /** Per user and day in minor units; whole, unless the price has more than two decimals. */
  unitPrice: number;
  /** Free days before the paid ones. */
  trialDays?: number;
  /** The organization's subscriptions of the module, if the API says. */
  owned?: RunningSubscription[];
}

/** The most that the marketplace sells in one line. */
export const lineLimits = { users: 100_000, days: 3_650 } as const;
