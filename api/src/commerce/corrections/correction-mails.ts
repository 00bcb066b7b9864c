import type { CreditNote, Invoice, Refund, Subscription } from '@marketplace/shared/contracts';
import { formatDate } from '../billing/format-date.ts';
import { formatMoney } from '../billing/format-money.ts';
import { invoiceLink, subscriptionsLink } from '../mail-parts.ts';
import type { Mail } from '../../notifications/index.ts';

/**
 * Tells the buyer and the payer what was credited, and what is left to pay.
 * @param publicUrl the origin of links
 */
export function creditNoteMail(to: string, invoice: Invoice, note: CreditNote, publicUrl: string): Mail {
  const money = (amount: number) => formatMoney(amount, note.currency);
  const facts: [string, string][] = [
    ['Credit note', note.number],
    ...note.lines.map(({ description, amount }): [string, string] => [description, money(amount)]),
    ...note.taxes.map(({ name, rate, amount }): [string, string] => [`${name} ${rate}%`, money(amount)]),
    ['Total credited', money(note.total)],
    ['Reason', note.reason],
    ['Balance due', money(invoice.balance)],
  ];
  return {
    to,
    kind: 'credit-note',
    documents: [
      {
        ...{ filename: `${note.number}.pdf`, kind: 'credit-note', id: note.id },
        clientId: invoice.clientId,
        invoiceId: invoice.id,
      },
    ],
    values: {
      credit_note: note.number,
      client: invoice.buyer.name,
      invoice: invoice.number,
      facts: [{ kind: 'facts', facts }],
      invoice_page: [invoiceLink(invoice, 'View invoice', publicUrl)],
    },
  };
}

/**
 * Tells the buyer and the payer that money is on its way back.
 * @param publicUrl the origin of links
 */
export function refundMail(to: string, invoice: Invoice, refund: Refund, publicUrl: string): Mail {
  const facts: [string, string][] = [
    ['Amount', formatMoney(refund.amount, refund.currency)],
    ['To', refund.paymentId === null ? 'Your bank account' : 'The account or card that paid'],
    ['Reference', refund.reference],
  ];
  return {
    to,
    kind: 'refund',
    values: {
      client: invoice.buyer.name,
      invoice: invoice.number,
      facts: [{ kind: 'facts', facts }],
      invoice_page: [invoiceLink(invoice, 'View invoice', publicUrl)],
    },
  };
}

/**
 * Tells the buyer and the payer that an administrator has ended a subscription.
 * @param publicUrl the origin of links
 */
export const endedMail = (
  to: string,
  { clientId, clientName, moduleName, endsAt, endsOn = endsAt, cancelReason }: Subscription,
  publicUrl: string,
): Mail => ({
  to,
  kind: 'subscription-ended',
  values: {
    client: clientName,
    module: moduleName,
    ended_on: formatDate(endsOn),
    reason: cancelReason ?? '',
    payment_history: [subscriptionsLink(clientId, publicUrl)],
  },
});
