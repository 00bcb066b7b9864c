const name = new Intl.DisplayNames('en', { type: 'currency' });
const decimals = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;

/** Those whose amounts have two decimals, by their letters; and the one that is set, whatever it is. */
export const currencyOptions = (current: string) =>
  [...new Set([current, ...Intl.supportedValuesOf('currency')])]
    .filter((currency) => currency === current || decimals(currency) === 2)
    .sort()
    .map((currency) => ({ value: currency, label: `${currency}, ${name.of(currency) ?? currency}` }));
