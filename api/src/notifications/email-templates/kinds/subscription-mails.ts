import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { boughtModule, client, ledgerLink, name, sampleLink } from '../samples.ts';

const endsOn = { meaning: 'The last day', sample: '31 Dec 2026' };
const inDays = { meaning: 'How soon, in words', sample: 'in 7 days' };

export const subscriptionMails = {
  'subscription-changed': mailKind({
    title: 'Subscription changed',
    when: 'To the buyer, when users or days are added',
    subject: 'Your {{module}} subscription has changed: invoice {{invoice}}',
    text: `# Your {{module}} subscription has changed

Hello {{name}},

We've updated the {{module}} subscription for {{client}} as you ordered.

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
    title: 'Subscription canceled',
    when: 'To the person who cancels a subscription',
    subject: '{{module}} ends on {{ends_on}}',
    text: `# Your {{module}} subscription is canceled

Hello {{name}},

You've canceled the {{module}} subscription for {{client}}. Everyone with a seat can use it until {{ends_on}}.

{{payment_history}}

> Changed your mind? You can resume it in the marketplace until then.`,
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

The {{module}} subscription for {{client}} ends on {{ends_on}}. Extend it before then so your team can keep working.

{{renewal}}

{{payment_history}}`,
    placeholders: {
      ...{ name, client, module: boughtModule, payment_history: ledgerLink },
      ends_on: { ...endsOn, required: true },
      in_days: inDays,
      renewal: {
        meaning: 'Why it can’t renew, if it was set to',
        sample: [{ kind: 'text', text: 'It was set to renew, but can’t: Attendance is no longer available.' }],
      },
    },
  }),
  'subscription-renewing': mailKind({
    title: 'Subscription renews soon',
    when: 'To the payment admins of an organization, some time before a subscription renews',
    subject: '{{module}} renews {{in_days}}',
    text: `# {{module}} renews {{in_days}}

Hello {{name}},

The {{module}} subscription for {{client}} renews on {{renews_on}}. You don't have to do anything: we'll send the invoice, and your team can keep working.

{{facts}}

{{renewal}}

> You can turn off renewal or choose another term until the day before.`,
    placeholders: {
      ...{ name, client, module: boughtModule, in_days: inDays },
      renews_on: { meaning: 'The day the next term starts', sample: '31 Dec 2026', required: true },
      facts: {
        meaning: 'The next term and its price, as a table',
        sample: factTable(['Next term', '30 days from 31 Dec 2026'], ['Total', '₹885.00']),
        required: true,
      },
      renewal: { meaning: 'The button to the renewal', sample: sampleLink('Change renewal'), required: true },
    },
  }),
  'subscription-renewed': mailKind({
    title: 'Subscription renewed',
    when: 'To the payment admins of an organization and the address on the invoice; with the invoice as a PDF',
    subject: 'Your {{module}} subscription has renewed: invoice {{invoice}}',
    text: `# Your {{module}} subscription has renewed

The {{module}} subscription for {{client}} now runs until {{ends_on}}.

{{facts}}

{{pay}}

> The invoice is attached as a PDF.`,
    placeholders: {
      ...{ client, module: boughtModule },
      ends_on: { ...endsOn, required: true },
      invoice: { meaning: 'Number of the invoice', sample: 'TEX-2026-000044' },
      facts: {
        meaning: 'Users, term, invoice and total, as a table',
        sample: factTable(['Users', '25'], ['Runs until', '31 Dec 2026'], ['Total', '₹885.00']),
        required: true,
      },
      pay: { meaning: 'The button to the invoice', sample: sampleLink('View and pay invoice') },
    },
  }),
  'subscription-not-renewed': mailKind({
    title: 'Subscription not renewed',
    when: 'To the payment admins of an organization, when a subscription can’t be renewed',
    subject: 'Your {{module}} subscription couldn’t be renewed',
    text: `# Your {{module}} subscription couldn't be renewed

The {{module}} subscription for {{client}} ends on {{ends_on}}. It was set to renew, but we couldn't renew it:

{{reason}}

You weren't charged.

{{payment_history}}`,
    placeholders: {
      ...{ client, module: boughtModule, payment_history: ledgerLink },
      ends_on: { ...endsOn, required: true },
      reason: { meaning: 'Why', sample: 'Attendance is no longer available.', required: true, alone: 'quote' },
    },
  }),
  'trial-ending': mailKind({
    title: 'Free trial ends soon',
    when: 'To the payment admins of an organization, some days before a free trial ends',
    subject: 'Your free trial of {{module}} ends on {{trial_ends_on}}',
    text: `# Your free trial of {{module}} ends on {{trial_ends_on}}

Hello {{name}},

The free trial of {{module}} for {{client}} ends soon. The paid term starts on {{trial_ends_on}}, with no interruption.

{{facts}}

{{payment_history}}

> Not what you need? Cancel before then, and you won't have to pay.`,
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
