import { typedDecimal } from '@marketplace/shared/ui/form';

/** An amount as people type it: digits, and up to two decimals. */
const AMOUNT = /^\d{1,10}(\.\d{0,2})?$/;

/** Whether it can be read as an amount. */
export const isAmount = (text: string) => AMOUNT.test(text);

/** The typed amount without group separators and currency sign; undefined if it isn't an amount. */
export const typedAmount = (typed: string) => {
  const text = typedDecimal(typed.replace(/^\s*\p{Sc}/u, '')) ?? '';
  return isAmount(text) ? text : undefined;
};

/** The minor units of an amount, taken from its digits to avoid binary fractions: "1234.5" is 123450. */
export const minorUnits = (text: string) => {
  const [whole = '', decimals = ''] = text.split('.');
  return Number(whole + decimals.padEnd(2, '0'));
};
