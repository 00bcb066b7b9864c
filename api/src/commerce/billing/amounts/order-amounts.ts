import type { TaxLine } from '@marketplace/shared/contracts';
import { allocate } from './allocate.ts';
import { assertAmount } from './assert-amount.ts';
import { discountOf, type DiscountRule } from './discount-of.ts';
import { lineTotal, type PricedAmount } from './line-total.ts';
import { toTaxLine, type TaxRate } from './tax-line.ts';

export interface AmountLine extends PricedAmount {
  /** Whether the coupon applies to this line. */
  isDiscounted: boolean;
}

export interface LineAmounts {
  lineTotal: number;
  /** The line's share of the discount and of every tax. */
  discount: number;
  tax: number;
}

/** All amounts of an order in minor units; the lines add up to the totals. */
export interface OrderAmounts {
  lines: LineAmounts[];
  subtotal: number;
  discount: number;
  /** After the discount. */
  taxable: number;
  taxes: TaxLine[];
  total: number;
}

/** @throws ApiError 400 if an amount is larger than any order may be */
export function orderAmounts(lines: AmountLine[], rule: DiscountRule | null, rates: TaxRate[]): OrderAmounts {
  const totals = lines.map(lineTotal);
  const subtotal = assertAmount(sum(totals));
  const eligible = totals.map((total, index) => (rule && lines[index]?.isDiscounted ? total : 0));
  const discount = rule ? discountOf(rule, sum(eligible)) : 0;
  const discounts = allocate(discount, eligible);
  const taxables = totals.map((total, index) => total - (discounts[index] ?? 0));
  const taxable = subtotal - discount;
  const taxes = rates.map((rate) => toTaxLine(rate, taxable));
  const taxParts = taxes.map(({ amount }) => allocate(amount, taxables));
  return {
    lines: totals.map((total, index) => ({
      lineTotal: total,
      discount: discounts[index] ?? 0,
      tax: sum(taxParts.map((parts) => parts[index] ?? 0)),
    })),
    subtotal,
    discount,
    taxable,
    taxes,
    total: assertAmount(taxable + sum(taxes.map(({ amount }) => amount))),
  };
}

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
