import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { boughtModule, client, ledgerLink, name, sampleLink } from '../samples.ts';

const endsOn = { meaning: 'The last day', sample: '31 Dec 2026' };
const inDays = { meaning: 'How soon, in words', sample: 'in 7 days' };

export const subscriptionMails = {
  'subscription-changed': mailKind({
    title: 'Subscription changed',
    when: 'To the buyer, after more users or more days were bought',
    subject: '{{module}} is changed: invoice {{invoice}}',
    text: `# {{module}} is changed

Hello {{name}},

The subscription of {{client}} to {{module}} is changed as you ordered.

{{facts}}

{{payment_history}}`,
    placeholders: {
      ...{ name, client, module: boughtModule, payment_history: ledgerLink },
      invoice: { meaning: 'Number of the invoice', sample: 'TEX-2026-000043' },
      facts: {
        meaning: 'Users, term, invoice and total, as a table',
        sample: factTable(['Users', '25'], ['Runs until', '31 Dec 2026'], ['Total', '₹885.00']),
        required: true,
      },
    },
  }),
  'subscription-cancelled': mailKind({
    title: 'Subscription cancelled',
    when: 'To who cancelled a subscription',
    subject: '{{module}} ends on {{ends_on}}',
    text: `# {{module}} is cancelled

Hello {{name}},

You have cancelled the subscription of {{client}} to {{module}}. It runs until {{ends_on}}; everybody with a seat can use it until then.

{{payment_history}}

> Until that day you can take the cancellation back in the marketplace.`,
    placeholders: {
      ...{ name, client, module: boughtModule, payment_history: ledgerLink },
      ends_on: { ...endsOn, required: true },
    },
  }),
  'subscription-ending': mailKind({
    title: 'Subscription ends soon',
    when: 'To the buyer, some time before a subscription ends',
    subject: '{{module}} ends {{in_days}}',
    text: `# {{module}} ends {{in_days}}

Hello {{name}},

The subscription of {{client}} to {{module}} ends on {{ends_on}}. Extend it before that day, and nobody has to stop working.

{{renewal}}

{{payment_history}}`,
    placeholders: {
      ...{ name, client, module: boughtModule, payment_history: ledgerLink },
      ends_on: { ...endsOn, required: true },
      in_days: inDays,
      renewal: {
        meaning: 'Why it can’t renew as it was set to; nothing if it is not to renew',
        sample: [{ kind: 'text', text: 'It can’t renew as it was set to: Attendance is no longer offered.' }],
      },
    },
  }),
  'subscription-renewing': mailKind({
    title: 'Subscription renews soon',
    when: 'To the payment administrators of an organization, some time before a subscription renews',
    subject: '{{module}} renews {{in_days}}',
    text: `# {{module}} renews {{in_days}}

Hello {{name}},

The subscription of {{client}} to {{module}} renews on {{renews_on}}. You don't have to do anything: we send the invoice, and nobody has to stop working.

{{facts}}

{{renewal}}

> You can turn the renewal off, or choose another term, until the day before.`,
    placeholders: {
      ...{ name, client, module: boughtModule, in_days: inDays },
      renews_on: { meaning: 'The day on which the next term begins', sample: '31 Dec 2026', required: true },
      facts: {
        meaning: 'The next term and its price, as a table',
        sample: factTable(['Next term', '30 days from 31 Dec 2026'], ['Total', '₹885.00']),
        required: true,
      },
      renewal: { meaning: 'The button to the renewal', sample: sampleLink('Change the renewal'), required: true },
    },
  }),
  'subscription-renewed': mailKind({
    title: 'Subscription renewed',
    when: 'To the payment administrators of an organization and the address on the invoice; with the invoice as PDF',
    subject: '{{module}} is renewed: invoice {{invoice}}',
    text: `# {{module}} is renewed

The subscription of {{client}} to {{module}} now runs until {{ends_on}}.

{{facts}}

{{pay}}

> The invoice is attached as PDF.`,
    placeholders: {
      ...{ client, module: boughtModule },
      ends_on: { ...endsOn, required: true },
      invoice: { meaning: 'Number of the invoice', sample: 'TEX-2026-000044' },
      facts: {
        meaning: 'Users, term, invoice and total, as a table',
        sample: factTable(['Users', '25'], ['Runs until', '31 Dec 2026'], ['Total', '₹885.00']),
        required: true,
      },
      pay: { meaning: 'The button to the invoice', sample: sampleLink('Open and pay the invoice') },
    },
  }),
  'subscription-not-renewed': mailKind({
    title: 'Subscription not renewed',
    when: 'To the payment administrators of an organization, when a subscription could not be renewed',
    subject: '{{module}} could not be renewed',
    text: `# {{module}} could not be renewed

The subscription of {{client}} to {{module}} ends on {{ends_on}}. It was set to renew, but could not be renewed:

{{reason}}

Nothing was charged.

{{payment_history}}`,
    placeholders: {
      ...{ client, module: boughtModule, payment_history: ledgerLink },
      ends_on: { ...endsOn, required: true },
      reason: { meaning: 'Why', sample: 'Attendance is no longer offered.', required: true, alone: 'quote' },
    },
  }),
  'trial-ending': mailKind({
    title: 'Free trial ends soon',
    when: 'To the payment administrators of an organization, some days before a free trial ends',
    subject: 'Your free trial of {{module}} ends on {{trial_ends_on}}',
    text: `# Your free trial of {{module}} ends on {{trial_ends_on}}

Hello {{name}},

{{client}} has used {{module}} for free. The paid term begins on {{trial_ends_on}}, without a break.

{{facts}}

{{payment_history}}

> Not what you need? Cancel it before that day, and you don't pay for it.`,
    placeholders: {
      ...{ name, client, module: boughtModule, payment_history: ledgerLink },
      trial_ends_on: { meaning: 'The last free day', sample: '14 Dec 2026', required: true },
      facts: {
        meaning: 'Users, paid term and invoice, as a table',
        sample: factTable(['Users', '25'], ['Paid term', '14 Dec 2026 to 13 Jan 2027'], ['Invoice', 'TEX-2026-000042']),
        required: true,
      },
    },
  }),
};
