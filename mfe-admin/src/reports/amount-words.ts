import { formatDate, formatMoney } from '@marketplace/shared/ui';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in minor units for the axis of a chart: 12345000, INR: ₹1.2L. */
export const shortMoney = (minor: number, currency: string) => {
  const known = formats.get(currency);
  const format =
    known ??
    new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-GB', {
      ...{ style: 'currency', currency, notation: 'compact' },
      ...{ minimumFractionDigits: 0, maximumFractionDigits: 1 },
    });
  formats.set(currency, format);
  return format.format(minor / 100);
};

/** Turns minor units of a currency into text. */
export const moneyIn = (currency: string) => (minor: number) => formatMoney(minor, currency);

/** "Nov 2026", from 2026-11 or a day. */
export const monthText = (month: string) => formatDate(month.slice(0, 7)).replace(/^\d+ /, '');
