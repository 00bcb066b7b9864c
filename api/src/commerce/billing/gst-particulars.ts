import type { Invoice } from '@marketplace/shared/contracts';
import { gstStates, stateNamedIn, stateOfGstin } from '@marketplace/shared/places';
import { ToWords } from 'to-words';
import type { InvoiceRow } from './invoice-store.ts';

const gstTaxes = new Set(['CGST', 'SGST', 'IGST']);
const rupees = new ToWords({ localeCode: 'en-IN', converterOptions: { currency: true } });

/** Such as "Five Hundred Sixty Six Rupees And Forty Paise Only"; undefined in other currencies. */
export const amountInWords = (amount: number, currency: string): string | undefined =>
  currency === 'INR' ? rupees.convert((amount / 100).toFixed(2)) : undefined;

/** What rule 46 of India's CGST Rules requires on an invoice, beyond what every invoice has. */
export function gstParticulars({ taxes, total, currency, buyer }: InvoiceRow): Partial<Invoice> {
  if (!taxes.some(({ name }) => gstTaxes.has(name))) return { title: 'Invoice' };
  const code = stateOfGstin(buyer.taxId ?? undefined) ?? stateNamedIn(buyer.address.join(', '));
  return {
    title: 'Tax Invoice',
    placeOfSupply: code === undefined ? 'Outside India (96)' : `${gstStates[code]} (${code})`,
    totalInWords: amountInWords(total, currency),
  };
}
