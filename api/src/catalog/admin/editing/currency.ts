import type { FieldError } from '../../../http/index.ts';

const known = new Set(Intl.supportedValuesOf('currency'));

export const currencyProblems = (currency: string): FieldError[] =>
  known.has(currency)
    ? []
    : [{ field: 'currency', message: 'Enter a three-letter currency code, such as INR or EUR.' }];
