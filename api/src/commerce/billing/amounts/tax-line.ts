import type { TaxLine } from '@marketplace/shared/contracts';
import { divideHalfUp } from './divide-half-up.ts';

export interface TaxRate {
  name: string;
  /** In percent. */
  rate: number;
}

/** Rates are exact to a millionth of a percent. */
const rateScale = 1_000_000;

/** The tax on the complete taxable amount, rounded half up once. */
export const toTaxLine = ({ name, rate }: TaxRate, taxable: number): TaxLine => ({
  name,
  rate,
  taxable,
  amount: divideHalfUp(BigInt(taxable) * BigInt(Math.round(rate * rateScale)), 100n * BigInt(rateScale)),
});
