import { accountProblems, isTimeZone, type TaxSettings } from '@marketplace/shared/contracts';
import { and, isNull, ne, or, gt, sql } from 'drizzle-orm';
import { isGst, isGstin } from '@marketplace/shared/places';
import { pricingTiers, type Queries } from '../../db/index.ts';
import { type FieldError, refuse } from '../../http/index.ts';

/** Amounts are stored in hundredths. */
const currencies = new Set(
  Intl.supportedValuesOf('currency').filter(
    (currency) =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2,
  ),
);

/** The prefix of order numbers. */
const taken = 'ORD';

function* faultsOf(tax: TaxSettings): Generator<FieldError> {
  const { currency, taxName, taxRate, taxId, invoicePrefix } = tax;
  if (!currencies.has(currency))
    yield { field: 'currency', message: 'Enter a three-letter currency code with two decimals, such as INR.' };
  if (Math.abs(taxRate * 100 - Math.round(taxRate * 100)) > 1e-9)
    yield { field: 'taxRate', message: 'A rate can have up to two decimals.' };
  if (isGst(taxName) && taxId !== '' && !isGstin(taxId))
    yield {
      field: 'taxId',
      message: 'Enter a GSTIN of 15 characters that starts with the state code, such as 29AAAAA0000A1Z5.',
    };
  if (invoicePrefix === taken)
    yield { field: 'invoicePrefix', message: 'Orders already use ORD. Choose another prefix.' };
  for (const [field, message] of Object.entries(accountProblems(tax))) yield { field, message };
}

/** A currency of price tiers that are still valid. */
async function currencyInUse(db: Queries, currency: string): Promise<string | undefined> {
  const stillValid = or(isNull(pricingTiers.validTo), gt(pricingTiers.validTo, sql`now()`));
  const [tier] = await db
    .select({ currency: pricingTiers.currency })
    .from(pricingTiers)
    .where(and(ne(pricingTiers.currency, currency), stillValid))
    .limit(1);
  return tier?.currency;
}

/** @throws ApiError 400 with a sentence for each field that would make invoices wrong */
export async function assertTaxable(db: Queries, tax: TaxSettings, before: TaxSettings): Promise<void> {
  const errors = [...faultsOf(tax)];
  const inUse = tax.currency === before.currency ? undefined : await currencyInUse(db, tax.currency);
  if (inUse !== undefined)
    errors.push({ field: 'currency', message: `Some prices are in ${inUse}. Change them in the catalog first.` });
  if (!(await isKnownZone(db, tax.timeZone)))
    errors.push({ field: 'timeZone', message: 'Choose a time zone from the list.' });
  refuse(errors);
}

/** To the API, and to the database, which may know fewer. */
async function isKnownZone(db: Queries, timeZone: string): Promise<boolean> {
  if (!isTimeZone(timeZone)) return false;
  const { rows } = await db.execute(sql`select 1 from pg_timezone_names where name = ${timeZone}`);
  return rows.length > 0;
}
