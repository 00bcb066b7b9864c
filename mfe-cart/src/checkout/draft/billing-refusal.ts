import { fieldErrors } from '@marketplace/shared/http';
import type { BillingField } from './billing-form.ts';
import type { BillingErrors } from './check-billing.ts';

const fields = [
  'legalName',
  'email',
  'taxId',
  'country',
  'line1',
  'line2',
  'city',
  'state',
  'postalCode',
  'poNumber',
] as const satisfies BillingField[];

/** The server names fields with their way, in its sentence too: `billing.address.city is required.` */
const lastName = (field: string) => field.split(/[./]/).at(-1) ?? field;
const isBillingField = (name: string): name is BillingField => fields.some((field) => field === name);

const sentence = (field: string, message: string) => {
  const rest = message.startsWith(`${field} `) ? message.slice(field.length + 1) : message;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

/** What the server refuses in the billing details, by the form's fields. */
export const billingRefusal = (error: unknown): BillingErrors =>
  Object.fromEntries(
    fieldErrors(error)
      .filter(({ field }) => isBillingField(lastName(field)))
      .map(({ field, message }) => [lastName(field), sentence(field, message)]),
  );
