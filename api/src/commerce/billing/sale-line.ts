import type { LineAmounts, OrderAmounts } from './amounts/order-amounts.ts';
import type { PricedAmount } from './amounts/line-total.ts';

/** What is sold: a module for so many users and days. */
export interface SaleLine extends PricedAmount {
  moduleId: string;
  /** As it is called on the day of the sale. */
  name: string;
}

/** The amounts of the line at this place. */
export function requireLine({ lines }: OrderAmounts, position: number): LineAmounts {
  const line = lines[position];
  if (!line) throw new Error(`There are no amounts for line ${position}.`);
  return line;
}
