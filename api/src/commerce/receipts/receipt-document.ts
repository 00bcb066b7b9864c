import type { Invoice, Payment } from '@marketplace/shared/contracts';
import { formatDate } from '../billing/format-date.ts';
import { formatMoney } from '../billing/format-money.ts';
import { amountInWords } from '../billing/gst-particulars.ts';
import { type BillingDocument, methodNames, partiesOf } from '../billing/invoice-document.ts';

export const receiptFile = ({ invoiceNumber }: Pick<Payment, 'invoiceNumber'>) => `Receipt for ${invoiceNumber}.pdf`;

/** The receipt of a payment that has arrived: the same at any time, whatever is paid or credited later. */
export function toReceiptDocument(invoice: Invoice, payment: Payment): BillingDocument {
  const { reference, method, amount, currency, paidAt, createdAt, paymentDate } = payment;
  const at = paidAt ?? createdAt;
  const money = formatMoney(amount, currency);
  return {
    title: `Receipt for ${invoice.number}`,
    number: `Receipt for ${invoice.number}`,
    mark: null,
    watermark: null,
    facts: [
      ['Received on', formatDate(paymentDate ?? at)],
      ['Method', methodNames[method]],
      ['Reference', reference],
    ],
    ...partiesOf(invoice),
    columns: [
      { title: 'Invoice', width: 178, align: 'left' },
      { title: 'Invoice date', width: 100, align: 'left' },
      { title: 'Invoice total', width: 110, align: 'right' },
      { title: 'Received', width: 0, align: 'right' },
    ],
    rows: [[invoice.number, formatDate(invoice.invoiceDate), formatMoney(invoice.total, currency), money]],
    totals: [{ name: 'Received', value: money, isSum: true }],
    terms: [
      ...(invoice.placeOfSupply ? [`Received in words: ${amountInWords(amount, currency)}.`] : []),
      'Thank you for your payment.',
    ],
    upi: null,
    date: new Date(at),
  };
}
