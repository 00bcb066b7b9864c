import { addressProblems, gstinProblem } from '@marketplace/shared/places';
import type { BillingField, BillingForm } from './billing-form.ts';

export type BillingErrors = Record<string, string>;

const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const isThere = (value: string) => value.trim() !== '';

const checks: { field: BillingField; passes: (form: BillingForm) => boolean; otherwise: string }[] = [
  {
    field: 'legalName',
    passes: ({ legalName }) => isThere(legalName),
    otherwise: 'Enter the name for the invoice.',
  },
  {
    field: 'email',
    passes: ({ email }) => address.test(email.trim()),
    otherwise: 'Enter an email address for the invoice, such as accounts@company.com.',
  },
  { field: 'country', passes: ({ country }) => isThere(country), otherwise: 'Choose a country.' },
  { field: 'line1', passes: ({ line1 }) => isThere(line1), otherwise: 'Enter the street and building.' },
  { field: 'city', passes: ({ city }) => isThere(city), otherwise: 'Enter the city.' },
  {
    field: 'state',
    passes: ({ state }) => isThere(state),
    otherwise: 'Enter the state or region. It determines which taxes apply.',
  },
  {
    field: 'postalCode',
    passes: ({ postalCode }) => isThere(postalCode),
    otherwise: 'Enter the postal code.',
  },
];

function taxIdError(form: BillingForm, gst: boolean): BillingErrors {
  const taxId = gst ? gstinProblem(form.taxId, form) : undefined;
  return taxId === undefined ? {} : { taxId };
}

/** What to correct before the order can go on, by field. `gst`: the seller charges GST, whose numbers have a format. */
export const checkBilling = (form: BillingForm, gst: boolean): BillingErrors => ({
  ...addressProblems(form),
  ...taxIdError(form, gst),
  ...Object.fromEntries(checks.filter(({ passes }) => !passes(form)).map(({ field, otherwise }) => [field, otherwise])),
});

/** Whether everything that an invoice needs is correct. */
export const isComplete = (form: BillingForm) =>
  checks.every(({ passes }) => passes(form)) && Object.keys(addressProblems(form)).length === 0;
