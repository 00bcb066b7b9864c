import { typedDecimal, typedInteger } from '@marketplace/shared/ui/form';

export interface NumberLook {
  optional?: boolean | undefined;
  /** How many of the field's units make one typed unit: 100 for money. */
  scale?: number | undefined;
  suffix?: string | undefined;
}

export const textOf = (value: unknown, scale: number) =>
  typeof value === 'number' && Number.isFinite(value) ? String(value / scale) : typeof value === 'string' ? value : '';

/** Null for a blank; anything but a number stays as typed, so that it is refused rather than silently dropped. */
export const numberIn = (text: string, scale: number, isWhole: boolean) => {
  if (text.trim() === '') return null;
  const number = isWhole && scale === 1 ? typedInteger(text) : typedDecimal(text);
  if (number === undefined) return text;
  return scale === 1 ? Number(number) : Math.round(Number(number) * scale * 1e4) / 1e4;
};

/** How to correct a refused number, in the typed unit. */
export const numberError = (error: string | undefined, value: unknown, look: NumberLook) => {
  const { optional = false, scale = 1, suffix } = look;
  if (error === undefined || !error.startsWith('This ')) return error;
  const what = scale === 1 || suffix === '%' ? 'a number' : 'an amount';
  if (typeof value !== 'number') return `Enter ${what}${optional ? ', or leave this blank' : ''}.`;
  if (scale === 1) return error;
  if (error.endsWith('whole number.')) return 'Use no more than two decimal places.';
  return error.replace(/(?<=at (least|most) )\d+/, (limit) => (Number(limit) / scale).toLocaleString('en-IN'));
};
