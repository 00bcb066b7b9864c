import type { Order } from '@marketplace/shared/contracts';
import { toInvoiceDocument } from '../billing/invoice-document.ts';
import { pageUrl } from '../mail/page-url.ts';
import type { Mail } from '../mail/post.ts';

/**
 * What the buyer gets for an order: the same words and amounts as on the invoice.
 * @param publicUrl the origin that links lead to
 */
export function confirmationMail(to: string, { number, invoice }: Order, publicUrl: string): Mail {
  const { rows, totals, facts, terms } = toInvoiceDocument(invoice);
  return {
    to,
    subject: `Your order ${number}`,
    heading: 'Thank you for your order',
    parts: [
      {
        kind: 'text',
        text: `Order ${number} is placed, and the subscriptions of ${invoice.buyer.name} have begun.`,
      },
      {
        kind: 'facts',
        facts: rows.map(({ description, users, days, unitPrice, amount }) => [
          description,
          `${counted(users, 'user')} × ${counted(days, 'day')} × ${unitPrice} = ${amount}`,
        ]),
      },
      { kind: 'facts', facts: totals.map(({ name, value }) => [name, value]) },
      { kind: 'facts', facts },
      { kind: 'link', label: 'Open the payment history', url: pageUrl(publicUrl, '/payment-history') },
      { kind: 'note', text: `${terms.join(' ')} The invoice as PDF is in the payment history.` },
    ],
  };
}

const counted = (count: string, one: string) => `${count} ${count === '1' ? one : `${one}s`}`;
