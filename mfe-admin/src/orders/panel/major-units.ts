import { typedDecimal } from '@marketplace/shared/ui/form';

/** "1234.50" for 123450. */
export const toMajor = (minor: number) => (minor / 100).toFixed(2);

/** 123450 for "1,234.50"; undefined for what is no amount of money. Counted in digits, so that nothing is rounded. */
export const toMinor = (text: string): number | undefined => {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(typedDecimal(text) ?? '') ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};
