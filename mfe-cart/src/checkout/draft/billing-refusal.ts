import { refusalOf, type Errors } from '@marketplace/shared/form';
import { formOf } from './billing-form.ts';

const names = formOf(null, null);

/** What the server refuses in the billing details, by form field. */
export const billingRefusal = (error: unknown): Errors =>
  Object.fromEntries(Object.entries(refusalOf(error, names, '').errors).filter(([name]) => name in names));
