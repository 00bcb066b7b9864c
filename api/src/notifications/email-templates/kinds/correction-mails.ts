import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { client, sampleLink } from '../samples.ts';

const ofInvoice = {
  client,
  invoice: { meaning: 'Number of the invoice', sample: 'TEX-2026-000042', required: true },
  invoice_page: { meaning: 'The button to the invoice', sample: sampleLink('Open the invoice') },
};

export const correctionMails = {
  'credit-note': mailKind({
    title: 'Credit note',
    when: 'To the buyer and the address on the invoice, after an invoice was credited',
    subject: 'Credit note {{credit_note}} for invoice {{invoice}}',
    text: `# Credit note {{credit_note}}

Invoice {{invoice}} of {{client}} is credited as follows.

{{facts}}

{{invoice_page}}

> The credit note is attached as PDF.`,
    placeholders: {
      credit_note: { meaning: 'Number of the credit note', sample: 'CN-2026-000007', required: true },
      ...ofInvoice,
      facts: {
        meaning: 'What is credited, why, and what is left to pay, as a table',
        sample: factTable(['Attendance', '₹375.00'], ['IGST 18 %', '₹67.50'], ['Total credited', '₹442.50']),
        required: true,
      },
    },
  }),
  refund: mailKind({
    title: 'Refund',
    when: 'To the buyer and the address on the invoice, after money was refunded',
    subject: 'A refund for invoice {{invoice}}',
    text: `# A refund is on its way

{{client}} has paid more for invoice {{invoice}} than is owed. We have sent the difference back.

{{facts}}

{{invoice_page}}

> Your bank can take up to ten working days.`,
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
    when: 'To the buyer and the address on the invoice, after an administrator ended a subscription',
    subject: 'The subscription to {{module}} has ended',
    text: `# {{module}} has ended

The subscription of {{client}} to {{module}} ended on {{ended_on}}.

{{reason}}

If unused days are credited, their credit note comes in an email of its own.

{{payment_history}}`,
    placeholders: {
      client,
      module: { meaning: 'Name of the module', sample: 'Attendance', required: true },
      ended_on: { meaning: 'The day', sample: '26 Nov 2026', required: true },
      reason: { meaning: 'Why it was ended', sample: 'Ordered twice by mistake.', alone: 'quote' },
      payment_history: { meaning: 'The button to the payment history', sample: sampleLink('Open payment history') },
    },
  }),
};
