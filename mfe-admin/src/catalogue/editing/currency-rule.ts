/** What to enter for a currency. */
export const CURRENCY_RULE = 'Enter three capital letters, such as INR.';
