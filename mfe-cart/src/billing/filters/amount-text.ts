/** An amount as people type it: digits, and up to two decimals. */
const AMOUNT = /^\d{1,10}(\.\d{0,2})?$/;

/** Whether it can be read as an amount. */
export const isAmount = (text: string) => AMOUNT.test(text);

/** What can be part of an amount, of what was typed. */
export const onlyAmount = (typed: string) => typed.replace(/[^\d.]/g, '').slice(0, 13);

/** The minor units of an amount, by its digits and so without binary fractions: "1234.5" is 123450. */
export const minorUnits = (text: string) => {
  const [whole = '', decimals = ''] = text.split('.');
  return Number(whole + decimals.padEnd(2, '0'));
};
