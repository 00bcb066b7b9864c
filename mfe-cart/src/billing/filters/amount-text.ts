import { typedDecimal } from '@marketplace/shared/ui/form';

/** An amount as people type it: digits, and up to two decimals. */
const AMOUNT = /^\d{1,10}(\.\d{0,2})?$/;

/** Whether it can be read as an amount. */
export const isAmount = (text: string) => AMOUNT.test(text);

/** The amount that is typed, groups and a currency sign aside; undefined for what is none. */
export const typedAmount = (typed: string) => {
  const text = typedDecimal(typed.replace(/^\s*\p{Sc}/u, '')) ?? '';
  return isAmount(text) ? text : undefined;
};

/** The minor units of an amount, by its digits and so without binary fractions: "1234.5" is 123450. */
export const minorUnits = (text: string) => {
  const [whole = '', decimals = ''] = text.split('.');
  return Number(whole + decimals.padEnd(2, '0'));
};
