/** An amount in minor units as people of the currency write it, and as the storefront shows it: ₹1,23,456.00. */
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-GB', { style: 'currency', currency }).format(amount / 100);
