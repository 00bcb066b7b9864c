import type { Invoice, Subscription } from '@marketplace/shared/contracts';
import type { PaymentAdmin } from '../../identity/index.ts';
import { type Mail, type MailPart, pageUrl } from '../../notifications/index.ts';
import { counted } from '../counted.ts';
import { formatDate } from '../billing/format-date.ts';
import { formatMoney } from '../billing/format-money.ts';
import { invoiceLink, invoicePdf, subscriptionsLink } from '../mail-parts.ts';
import type { SubscriptionRow } from '../subscriptions/subscription-store.ts';
import type { RenewalDeal } from './renewal-deal.ts';

interface Subscribed {
  clientId: string;
  id: string;
}

/** The button to the page where its renewal can be changed. */
export const renewalLink = ({ clientId, id }: Subscribed, publicUrl: string): MailPart => ({
  kind: 'link',
  label: 'Change renewal',
  url: pageUrl(publicUrl, '/payment-history', {
    ...{ client: clientId, view: 'subscriptions' },
    ...{ subscription: id, change: 'renewal' },
  }),
});

interface Announcement {
  row: SubscriptionRow;
  clientName: string;
  /** The day in the company's time zone, as YYYY-MM-DD. */
  endsOn: string;
  /** Days it renews for. */
  days: number;
  deal: RenewalDeal;
  /** Such as "in 7 days". */
  when: string;
}

/** Announces a renewal, with its price. */
export function renewingMail(
  to: PaymentAdmin,
  { row, clientName, endsOn, days, deal: { unitPrice, amounts }, when }: Announcement,
  publicUrl: string,
): Mail {
  const { moduleName, noOfUsers, currency } = row;
  const money = (amount: number) => formatMoney(amount, currency);
  const sum = `${counted(noOfUsers, 'user')} × ${counted(days, 'day')} × ${money(unitPrice)} = ${money(amounts.subtotal)}`;
  return {
    to: to.email,
    kind: 'subscription-renewing',
    values: {
      ...{ name: to.name, client: clientName, module: moduleName, renews_on: formatDate(endsOn), in_days: when },
      facts: [
        {
          kind: 'facts',
          facts: [
            ['Next term', `${counted(days, 'day')} from ${formatDate(endsOn)}`],
            ['Price', sum],
            ...amounts.taxes.map(({ name, rate, amount }): [string, string] => [`${name} ${rate}%`, money(amount)]),
            ['Total', money(amounts.total)],
          ],
        },
      ],
      renewal: [renewalLink(row, publicUrl)],
    },
  };
}

/** Carries the invoice of a renewal. */
export const renewedMail = (
  to: string,
  { subscription, invoice }: { subscription: Subscription; invoice: Invoice },
  publicUrl: string,
): Mail => ({
  to,
  kind: 'subscription-renewed',
  documents: [invoicePdf(invoice)],
  values: {
    client: subscription.clientName,
    module: subscription.moduleName,
    ends_on: formatDate(subscription.endsOn ?? subscription.endsAt),
    invoice: invoice.number,
    facts: [
      {
        kind: 'facts',
        facts: [
          ['Users', String(subscription.users)],
          ['Runs until', formatDate(subscription.endsOn ?? subscription.endsAt)],
          ['Invoice', invoice.number],
          ['Total', formatMoney(invoice.total, invoice.currency)],
          ['Due on', formatDate(invoice.dueDate)],
        ],
      },
    ],
    pay: [invoiceLink(invoice, 'View and pay invoice', publicUrl)],
  },
});

/** Says why a subscription ends instead of renewing. */
export const notRenewedMail = (
  to: string,
  { subscription, obstacle }: { subscription: Subscription; obstacle: string },
  publicUrl: string,
): Mail => ({
  to,
  kind: 'subscription-not-renewed',
  values: {
    client: subscription.clientName,
    module: subscription.moduleName,
    ends_on: formatDate(subscription.endsOn ?? subscription.endsAt),
    reason: obstacle,
    payment_history: [subscriptionsLink(subscription.clientId, publicUrl)],
  },
});

interface TrialEnd {
  row: SubscriptionRow;
  /** Days in the company's time zone, as YYYY-MM-DD. */
  trialEndsOn: string;
  endsOn: string;
  clientName: string;
  invoice: { id: string; number: string; dueOn: string } | undefined;
}

/** Says when a free trial ends, and what follows. */
export const trialEndingMail = (
  to: PaymentAdmin,
  { row, trialEndsOn, endsOn, clientName, invoice }: TrialEnd,
  publicUrl: string,
): Mail => ({
  to: to.email,
  kind: 'trial-ending',
  values: {
    ...{ name: to.name, client: clientName, module: row.moduleName, trial_ends_on: formatDate(trialEndsOn) },
    facts: [
      {
        kind: 'facts',
        facts: [
          ['Users', String(row.noOfUsers)],
          ['Paid term', `${formatDate(trialEndsOn)} to ${formatDate(endsOn)}`],
          ...(invoice
            ? ([
                ['Invoice', invoice.number],
                ['Due on', formatDate(invoice.dueOn)],
              ] as [string, string][])
            : []),
        ],
      },
    ],
    payment_history: [subscriptionsLink(row.clientId, publicUrl)],
  },
});
