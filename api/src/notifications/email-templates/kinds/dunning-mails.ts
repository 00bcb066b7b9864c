import { mailKind } from '../mail-kind.ts';
import { client, name, sampleLink } from '../samples.ts';

const modules = { meaning: 'What the invoice is for', sample: 'Attendance and Payroll' };

const ofInvoice = {
  name,
  client,
  invoice: { meaning: 'Number of the invoice', sample: 'TEX-2026-000042', required: true },
  due_on: { meaning: 'When it is due', sample: '5 Dec 2026', required: true },
  open: { meaning: 'What is still unpaid', sample: '₹885.00', required: true },
  pay: { meaning: 'The button to the invoice', sample: sampleLink('View and pay invoice'), required: true },
  terms: {
    meaning: 'How to pay by bank transfer',
    sample: 'Use the invoice number as the reference for your transfer.',
  },
};

const suspension = {
  meaning: 'When the subscriptions will be suspended, if they will be',
  sample: [
    {
      kind: 'text' as const,
      text: 'Unless the invoice is paid first, Attendance and Payroll will be suspended on 5 Jan 2027. You’ll lose access until it’s paid.',
    },
  ],
};

const isPaid = '> {{terms}} If you’ve already paid, there’s nothing to do: transfers can take a few days to arrive.';
const to = 'To the address on the invoice and the payment admins';

export const dunningMails = {
  'invoice-due-soon': mailKind({
    title: 'Invoice due soon',
    when: `${to}, 7 days before the due date`,
    subject: 'Invoice {{invoice}} is due on {{due_on}}',
    text: `# Invoice {{invoice}} is due on {{due_on}}

Hello {{name}},

{{open}} of invoice {{invoice}} for {{client}} is due on {{due_on}}.

{{suspension}}

{{pay}}

${isPaid}`,
    placeholders: { ...ofInvoice, suspension },
  }),
  'invoice-overdue': mailKind({
    title: 'Invoice overdue',
    when: `${to}, 1, 7 and 14 days after the due date, and 7 days before a suspension`,
    subject: 'Invoice {{invoice}} is overdue',
    text: `# Invoice {{invoice}} is overdue

Hello {{name}},

{{open}} of invoice {{invoice}} for {{client}} was due on {{due_on}} and hasn't been paid yet.

{{suspension}}

{{pay}}

${isPaid}`,
    placeholders: { ...ofInvoice, suspension: { ...suspension, required: true } },
  }),
  'subscription-suspended': mailKind({
    title: 'Subscriptions suspended',
    when: `${to}, when the grace period for an unpaid invoice ends`,
    subject: '{{modules}} suspended: invoice {{invoice}} is unpaid',
    text: `# {{modules}} suspended

Hello {{name}},

{{open}} of invoice {{invoice}} for {{client}} was due on {{due_on}} and hasn't been paid yet. Nobody at {{client}} can use {{modules}} until it's paid. We keep your seats and data, and the subscription term keeps running.

{{pay}}

${isPaid}`,
    placeholders: { ...ofInvoice, modules: { ...modules, required: true } },
  }),
};
