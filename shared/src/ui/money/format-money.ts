const formats = new Map<string, Intl.NumberFormat>();

const formatFor = (currency: string) => {
  const known = formats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-GB', { style: 'currency', currency });
  formats.set(currency, format);
  return format;
};

/** An amount in minor units (paise, cents) as people of the currency write it: 123450, INR: ₹1,234.50. */
export const formatMoney = (minor: number, currency: string) => formatFor(currency).format(minor / 100);
