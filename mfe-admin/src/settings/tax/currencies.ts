const name = new Intl.DisplayNames('en', { type: 'currency' });
const decimals = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;

/** Currencies with two decimals, sorted by code, plus the current one. */
export const currencyOptions = (current: string) =>
  [...new Set([current, ...Intl.supportedValuesOf('currency')])]
    .filter((currency) => currency === current || decimals(currency) === 2)
    .sort()
    .map((currency) => ({ value: currency, label: `${currency}, ${name.of(currency) ?? currency}` }));
