import { typedDecimal } from '@marketplace/shared/ui/form';

/** Turns 123450 into "1234.50". */
export const toMajor = (minor: number) => (minor / 100).toFixed(2);

/** Turns "1,234.50" into 123450; undefined if it is not an amount. Works on digits, so nothing is rounded. */
export const toMinor = (text: string): number | undefined => {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(typedDecimal(text) ?? '') ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};
