import type { Order } from '@marketplace/shared/contracts';
import { counted } from '../counted.ts';
import { formatMoney } from '../billing/format-money.ts';
import { toInvoiceDocument } from '../billing/invoice-document.ts';
import { invoicePdf } from '../mail-parts.ts';
import { type Mail, pageUrl } from '../../notifications/index.ts';

/**
 * The buyer's confirmation of an order, with the same text and amounts as the invoice.
 * @param publicUrl the origin of links
 */
export function confirmationMail(to: string, { number, method, invoice }: Order, publicUrl: string): Mail {
  const awaitsPayment = method === 'online' && invoice.balance > 0;
  const { totals, facts, terms } = toInvoiceDocument(invoice);
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  return {
    to,
    kind: 'order-confirmation',
    documents: [invoicePdf(invoice)],
    values: {
      order: number,
      client: invoice.buyer.name,
      subscriptions: `The subscriptions for ${invoice.buyer.name} ${awaitsPayment ? 'start once the invoice is paid' : 'are active'}.`,
      lines: [
        {
          kind: 'facts',
          facts: invoice.lines.map(({ description, noOfUsers, noOfDays, unitPrice, lineTotal }) => [
            description,
            `${counted(noOfUsers, 'user')} × ${counted(noOfDays, 'day')} × ${money(unitPrice)} = ${money(lineTotal)}`,
          ]),
        },
      ],
      totals: [{ kind: 'facts', facts: totals.map(({ name, value }) => [name, value]) }],
      invoice: [{ kind: 'facts', facts }],
      payment_history: [{ kind: 'link', label: 'View payment history', url: pageUrl(publicUrl, '/payment-history') }],
      terms: terms.join(' '),
    },
  };
}
