import type { CreditNote, Invoice } from '@marketplace/shared/contracts';
import { creditNoteTable } from './document-table.ts';
import { formatDate } from './format-date.ts';
import { formatMoney } from './format-money.ts';
import { amountInWords } from './gst-particulars.ts';
import { type BillingDocument, partiesOf } from './invoice-document.ts';

/** A credit note of an invoice, with what India's rule 53 requires if the invoice has GST. */
export function toCreditNoteDocument(invoice: Invoice, note: CreditNote): BillingDocument {
  const { number, issuedOn, currency, subtotal, taxes, total, reason } = note;
  const money = (amount: number) => formatMoney(amount, currency);
  const entry = (name: string, amount: number, isSum = false) => ({ name, value: money(amount), isSum });
  const words = invoice.placeOfSupply ? amountInWords(total, currency) : undefined;
  return {
    title: `Credit Note ${number}`,
    number,
    mark: null,
    watermark: null,
    facts: [
      ['Credit note number', number],
      ['Credit note date', formatDate(issuedOn)],
      ['For invoice', invoice.number],
      ['Invoice date', formatDate(invoice.invoiceDate)],
    ],
    ...partiesOf(invoice),
    ...creditNoteTable(invoice, note),
    totals: [
      entry('Subtotal', subtotal),
      ...taxes.map(({ name, rate, amount }) => entry(`${name} ${rate}%`, amount)),
      entry('Total credited', total, true),
    ],
    terms: [...(words === undefined ? [] : [`Total in words: ${words}.`]), `Reason: ${reason}`],
    upi: null,
    date: new Date(issuedOn),
  };
}
