import type { Invoice, Payment } from '@marketplace/shared/contracts';
import type { Mail } from '../../notifications/index.ts';
import { formatDate } from '../billing/format-date.ts';
import { formatMoney } from '../billing/format-money.ts';
import { methodNames } from '../billing/invoice-document.ts';
import { invoiceLink } from '../mail-parts.ts';
import { receiptFile } from './receipt-document.ts';

/**
 * The receipt of a payment, as PDF too.
 * @param publicUrl the origin of links
 */
export function receiptMail(to: string, invoice: Invoice, payment: Payment, publicUrl: string): Mail {
  const { id, clientId, invoiceId, amount, currency, method, reference, paidAt, createdAt } = payment;
  const facts: [string, string][] = [
    ['Received', formatMoney(amount, currency)],
    ['On', formatDate(payment.paymentDate ?? paidAt ?? createdAt)],
    ['Method', methodNames[method]],
    ['Reference', reference],
    ['Left to pay', formatMoney(invoice.balance, currency)],
  ];
  return {
    to,
    kind: 'receipt',
    documents: [{ filename: receiptFile(payment), kind: 'receipt', clientId, invoiceId, id }],
    values: {
      client: invoice.buyer.name,
      invoice: invoice.number,
      facts: [{ kind: 'facts', facts }],
      invoice_page: [invoiceLink(invoice, 'View invoice', publicUrl)],
    },
  };
}
