import type { Invoice, Subscription } from '@marketplace/shared/contracts';
import { formatDate } from '../billing/format-date.ts';
import { formatMoney } from '../billing/format-money.ts';
import { type Mail, type MailPart, pageUrl } from '../../notifications/index.ts';

export interface Recipient {
  name: string;
  email: string;
}

const ledgerLink = (publicUrl: string): MailPart[] => [
  { kind: 'link', label: 'View payment history', url: pageUrl(publicUrl, '/payment-history') },
];

/** Confirms more users or days. */
export function changeMail(
  to: Recipient,
  { subscription, invoice }: { subscription: Subscription; invoice: Invoice },
  publicUrl: string,
): Mail {
  const { moduleName, clientName, users, endsAt, endsOn = endsAt } = subscription;
  const facts: [string, string][] = [
    ['Users', String(users)],
    ['Runs until', formatDate(endsOn)],
    ['Invoice', invoice.number],
    ['Total', formatMoney(invoice.total, invoice.currency)],
    ['Due on', formatDate(invoice.dueDate)],
  ];
  return {
    to: to.email,
    kind: 'subscription-changed',
    values: {
      name: to.name,
      client: clientName,
      module: moduleName,
      invoice: invoice.number,
      facts: [{ kind: 'facts', facts }],
      payment_history: ledgerLink(publicUrl),
    },
  };
}

/** Confirms a cancellation, which takes effect at the end of the term. */
export const cancellationMail = (
  to: Recipient,
  { moduleName, clientName, endsAt, endsOn = endsAt }: Subscription,
  publicUrl: string,
): Mail => ({
  to: to.email,
  kind: 'subscription-cancelled',
  values: {
    name: to.name,
    client: clientName,
    module: moduleName,
    ends_on: formatDate(endsOn),
    payment_history: ledgerLink(publicUrl),
  },
});

interface Ending {
  moduleName: string;
  clientName: string;
  /** The day in the company's time zone, as YYYY-MM-DD. */
  endsOn: string;
  /** Such as "in 7 days". */
  when: string;
  /** Why it can't renew; empty if it shouldn't. */
  obstacle: string;
}

/** Warns before the end of the term. */
export const expiryMail = (
  to: Recipient,
  { moduleName, clientName, endsOn, when, obstacle }: Ending,
  publicUrl: string,
): Mail => ({
  to: to.email,
  kind: 'subscription-ending',
  values: {
    name: to.name,
    client: clientName,
    module: moduleName,
    ends_on: formatDate(endsOn),
    in_days: when,
    renewal: obstacle ? [{ kind: 'text', text: `It was set to renew, but can't: ${obstacle}` }] : [],
    payment_history: ledgerLink(publicUrl),
  },
});
