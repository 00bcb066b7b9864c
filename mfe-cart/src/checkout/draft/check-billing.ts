import type { BillingField, BillingForm } from './billing-form.ts';

export type BillingErrors = Record<string, string>;

const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const indianPostalCode = /^[1-9]\d{2}\s?\d{3}$/;

const gstin = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

const isThere = (value: string) => value.trim() !== '';
const isPostalCode = ({ country, postalCode }: BillingForm) =>
  country === 'IN' ? indianPostalCode.test(postalCode.trim()) : isThere(postalCode);

const checks: { field: BillingField; passes: (form: BillingForm) => boolean; otherwise: string }[] = [
  {
    field: 'legalName',
    passes: ({ legalName }) => isThere(legalName),
    otherwise: 'Enter the name that the invoice is made out to.',
  },
  {
    field: 'email',
    passes: ({ email }) => address.test(email.trim()),
    otherwise: 'Enter the address that the invoice goes to, such as accounts@company.com.',
  },
  { field: 'country', passes: ({ country }) => isThere(country), otherwise: 'Choose a country.' },
  { field: 'line1', passes: ({ line1 }) => isThere(line1), otherwise: 'Enter the street and building.' },
  { field: 'city', passes: ({ city }) => isThere(city), otherwise: 'Enter the city.' },
  {
    field: 'state',
    passes: ({ state }) => isThere(state),
    otherwise: 'Name the state or region: it decides which taxes apply.',
  },
  {
    field: 'postalCode',
    passes: isPostalCode,
    otherwise: 'Enter the postal code; in India it has six digits, such as 560001.',
  },
];

const isTaxId = ({ country, taxId }: BillingForm) =>
  country !== 'IN' || !isThere(taxId) || gstin.test(taxId.replace(/\s+/g, '').toUpperCase());

const WRONG_GSTIN =
  'A GSTIN has 15 characters, such as 29ABCDE1234F1Z5. Correct it, or leave it empty if there is none.';

/** What has to be put right before the order can go on, by field. `gst`: the seller's tax, whose numbers have a form. */
export const checkBilling = (form: BillingForm, gst: boolean): BillingErrors => ({
  ...Object.fromEntries(checks.filter(({ passes }) => !passes(form)).map(({ field, otherwise }) => [field, otherwise])),
  ...(gst && !isTaxId(form) && { taxId: WRONG_GSTIN }),
});

/** Nothing that an invoice needs is missing. */
export const isComplete = (form: BillingForm) => checks.every(({ passes }) => passes(form));
