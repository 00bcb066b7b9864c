import type { LineAmounts, OrderAmounts } from './amounts/order-amounts.ts';
import type { PricedAmount } from './amounts/line-total.ts';

/** A sold module, with users and days. */
export interface SaleLine extends PricedAmount {
  moduleId: string;
  /** Its name at the time of the sale. */
  name: string;
  /** Free days before the paid ones. */
  trialDays?: number;
}

/** The amounts of the line at this position. */
export function requireLine({ lines }: OrderAmounts, position: number): LineAmounts {
  const line = lines[position];
  if (!line) throw new Error(`There are no amounts for line ${position}.`);
  return line;
}
