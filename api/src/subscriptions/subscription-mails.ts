import type { Invoice, Subscription } from '@marketplace/shared/contracts';
import { formatDate } from '../billing/format-date.ts';
import { formatMoney } from '../billing/format-money.ts';
import { pageUrl } from '../mail/page-url.ts';
import type { Mail } from '../mail/post.ts';

export interface Recipient {
  name: string;
  email: string;
}

const ledgerLink = (publicUrl: string) => ({
  kind: 'link' as const,
  label: 'Open payment history',
  url: pageUrl(publicUrl, '/payment-history'),
});

/** After more users or more days were bought. */
export function changeMail(
  to: Recipient,
  { subscription, invoice }: { subscription: Subscription; invoice: Invoice },
  publicUrl: string,
): Mail {
  const { moduleName, clientName, users, endsAt } = subscription;
  return {
    to: to.email,
    subject: `${moduleName} is changed: invoice ${invoice.number}`,
    heading: `${moduleName} is changed`,
    parts: [
      { kind: 'text', text: `Hello ${to.name},` },
      { kind: 'text', text: `The subscription of ${clientName} to ${moduleName} is changed as you ordered.` },
      {
        kind: 'facts',
        facts: [
          ['Users', String(users)],
          ['Runs until', formatDate(endsAt)],
          ['Invoice', invoice.number],
          ['Total', formatMoney(invoice.total, invoice.currency)],
          ['Due on', formatDate(invoice.dueDate)],
        ],
      },
      ledgerLink(publicUrl),
    ],
  };
}

/** After a cancellation, which takes effect at the end. */
export function cancellationMail(to: Recipient, subscription: Subscription, publicUrl: string): Mail {
  const { moduleName, clientName, endsAt } = subscription;
  return {
    to: to.email,
    subject: `${moduleName} ends on ${formatDate(endsAt)}`,
    heading: `${moduleName} is cancelled`,
    parts: [
      { kind: 'text', text: `Hello ${to.name},` },
      {
        kind: 'text',
        text: `You have cancelled the subscription of ${clientName} to ${moduleName}. It runs until ${formatDate(endsAt)}; everybody with a seat can use it until then.`,
      },
      { kind: 'note', text: 'Until that day you can take the cancellation back in the marketplace.' },
      ledgerLink(publicUrl),
    ],
  };
}

/** Some time before the end. */
export function expiryMail(
  to: Recipient,
  { moduleName, clientName, endsAt, days }: { moduleName: string; clientName: string; endsAt: Date; days: number },
  publicUrl: string,
): Mail {
  const inDays = days === 1 ? 'in 1 day' : `in ${days} days`;
  return {
    to: to.email,
    subject: `${moduleName} ends ${inDays}`,
    heading: `${moduleName} ends ${inDays}`,
    parts: [
      { kind: 'text', text: `Hello ${to.name},` },
      {
        kind: 'text',
        text: `The subscription of ${clientName} to ${moduleName} ends on ${formatDate(endsAt)}. Extend it before that day, and nobody has to stop working.`,
      },
      ledgerLink(publicUrl),
    ],
  };
}
