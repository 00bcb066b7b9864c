import type { FieldError } from '../../../http/index.ts';

const known = new Set(Intl.supportedValuesOf('currency'));

export const currencyProblems = (currency: string): FieldError[] =>
  known.has(currency)
    ? []
    : [{ field: 'currency', message: 'Write the three letters of a currency, such as INR or EUR.' }];
