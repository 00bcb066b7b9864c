import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { client, sampleLink } from '../samples.ts';

const ofInvoice = {
  client,
  invoice: { meaning: 'Number of the invoice', sample: 'TEX-2026-000042', required: true },
  invoice_page: { meaning: 'The button to the invoice', sample: sampleLink('View invoice') },
};

export const correctionMails = {
  'credit-note': mailKind({
    title: 'Credit note',
    when: 'To the buyer and the address on the invoice, when an invoice is credited',
    subject: 'Credit note {{credit_note}} for invoice {{invoice}}',
    text: `# Credit note {{credit_note}}

We've credited invoice {{invoice}} for {{client}}:

{{facts}}

{{invoice_page}}

> The credit note is attached as a PDF.`,
    placeholders: {
      credit_note: { meaning: 'Number of the credit note', sample: 'CN-2026-000007', required: true },
      ...ofInvoice,
      facts: {
        meaning: 'What is credited, why, and what is left to pay, as a table',
        sample: factTable(['Attendance', '₹375.00'], ['IGST 18%', '₹67.50'], ['Total credited', '₹442.50']),
        required: true,
      },
    },
  }),
  refund: mailKind({
    title: 'Refund',
    when: 'To the buyer and the address on the invoice, when money is refunded',
    subject: 'Your refund for invoice {{invoice}}',
    text: `# Your refund is on its way

{{client}} paid more for invoice {{invoice}} than was due, so we've refunded the difference.

{{facts}}

{{invoice_page}}

> Refunds can take up to 10 business days to arrive.`,
    placeholders: {
      ...ofInvoice,
      facts: {
        meaning: 'Amount and reference, as a table',
        sample: factTable(['Amount', '₹442.50'], ['Reference', 'UTR-4711']),
        required: true,
      },
    },
  }),
  'subscription-ended': mailKind({
    title: 'Subscription ended early',
    when: 'To the buyer and the address on the invoice, when an administrator ends a subscription early',
    subject: 'Your {{module}} subscription has ended',
    text: `# Your {{module}} subscription has ended

The {{module}} subscription for {{client}} ended on {{ended_on}}.

{{reason}}

If we credit unused days, you'll get the credit note in a separate email.

{{payment_history}}`,
    placeholders: {
      client,
      module: { meaning: 'Name of the module', sample: 'Attendance', required: true },
      ended_on: { meaning: 'When it ended', sample: '26 Nov 2026', required: true },
      reason: { meaning: 'Why it was ended', sample: 'Ordered twice by mistake.', alone: 'quote' },
      payment_history: { meaning: 'The button to the payment history', sample: sampleLink('View payment history') },
    },
  }),
};
