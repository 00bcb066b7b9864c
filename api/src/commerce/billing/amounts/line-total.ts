import { assertAmount } from './assert-amount.ts';

export interface PricedAmount {
  /** Per user and day, in minor units. */
  unitPrice: number;
  noOfUsers: number;
  noOfDays: number;
}

/** Exact up to the largest amount; a larger product is refused, so its precision doesn't matter. */
export const lineTotal = ({ unitPrice, noOfUsers, noOfDays }: PricedAmount): number =>
  assertAmount(unitPrice * noOfUsers * noOfDays);
