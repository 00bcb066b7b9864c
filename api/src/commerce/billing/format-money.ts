/** Formats an amount in minor units in the style of its currency, as the storefront does: ₹1,23,456.00. */
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-GB', { style: 'currency', currency }).format(amount / 100);
