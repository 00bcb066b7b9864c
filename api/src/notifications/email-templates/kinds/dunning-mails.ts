import { mailKind } from '../mail-kind.ts';
import { client, name, sampleLink } from '../samples.ts';

const modules = { meaning: 'What the invoice pays for', sample: 'Attendance and Payroll' };

const ofInvoice = {
  name,
  client,
  invoice: { meaning: 'Number of the invoice', sample: 'TEX-2026-000042', required: true },
  due_on: { meaning: 'When it is due', sample: '5 Dec 2026', required: true },
  open: { meaning: 'What is not paid of it', sample: '₹885.00', required: true },
  pay: { meaning: 'The button to the invoice', sample: sampleLink('Open and pay the invoice'), required: true },
  terms: { meaning: 'How to pay by transfer', sample: 'Give the invoice number as the reference of your transfer.' },
};

const suspension = {
  meaning: 'When the subscriptions will be suspended; nothing if they will not',
  sample: [
    {
      kind: 'text' as const,
      text: 'Unless it is paid before, Attendance and Payroll will be suspended on 5 Jan 2027. There is no access from then until the invoice is paid.',
    },
  ],
};

const isPaid = '> {{terms}} If you have paid already, there is nothing to do: transfers take a few days to be booked.';
const to = 'To the address on the invoice and the payment administrators';

export const dunningMails = {
  'invoice-due-soon': mailKind({
    title: 'Invoice due soon',
    when: `${to}, 7 days before the due date`,
    subject: 'Invoice {{invoice}} is due on {{due_on}}',
    text: `# Invoice {{invoice}} is due on {{due_on}}

Hello {{name}},

{{open}} of invoice {{invoice}} to {{client}} is open, and due on {{due_on}}.

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

{{open}} of invoice {{invoice}} to {{client}} was due on {{due_on}} and is still open.

{{suspension}}

{{pay}}

${isPaid}`,
    placeholders: { ...ofInvoice, suspension: { ...suspension, required: true } },
  }),
  'subscription-suspended': mailKind({
    title: 'Subscriptions suspended',
    when: `${to}, when the grace for an unpaid invoice is over`,
    subject: '{{modules}} suspended: invoice {{invoice}} is unpaid',
    text: `# {{modules}} suspended

Hello {{name}},

{{open}} of invoice {{invoice}} to {{client}} was due on {{due_on}} and is still open. {{modules}} can't be used by anybody at {{client}} until it is paid. Seats and data are kept, and the term goes on.

{{pay}}

${isPaid}`,
    placeholders: { ...ofInvoice, modules: { ...modules, required: true } },
  }),
};
