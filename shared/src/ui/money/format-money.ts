import { formatCount } from '../../contracts/index.ts';

const formats = new Map<string, Intl.NumberFormat>();

const formatFor = (currency: string) => {
  const known = formats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  formats.set(currency, format);
  return format;
};

/** By hand like `formatCount`, for the same reason. */
const rupees = (minor: number) => {
  const paise = Math.round(Math.abs(minor));
  const fraction = String(paise % 100).padStart(2, '0');
  return `${minor < 0 ? '-' : ''}₹${formatCount(Math.floor(paise / 100))}.${fraction}`;
};

/** An amount in minor units (paise, cents) as people of the currency write it: 123450, INR: ₹1,234.50. */
export const formatMoney = (minor: number, currency: string) =>
  currency === 'INR' ? rupees(minor) : formatFor(currency).format(minor / 100);
