import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { boughtModule, client, ledgerLink, name, sampleLink } from '../samples.ts';

export const orderMails = {
  'order-confirmation': mailKind({
    title: 'Order confirmation',
    when: 'To the buyer and the address on the invoice, after an order',
    subject: 'Your order {{order}}',
    text: `# Thank you for your order

Order {{order}} is placed. {{subscriptions}}

{{lines}}

{{totals}}

{{invoice}}

{{payment_history}}

> {{terms}} The invoice is attached as PDF.`,
    placeholders: {
      order: { meaning: 'Number of the order', sample: 'ORD-2026-000042', required: true },
      client,
      subscriptions: {
        meaning: 'Whether the subscriptions have begun',
        sample: 'The subscriptions of Meridian Components have begun.',
      },
      lines: {
        meaning: 'What was ordered, as a table',
        sample: factTable(['Attendance', '10 users × 30 days × ₹2.50 = ₹750.00']),
        required: true,
      },
      totals: {
        meaning: 'The sums, as a table',
        sample: factTable(['Subtotal', '₹750.00'], ['IGST 18%', '₹135.00'], ['Total', '₹885.00']),
        required: true,
      },
      invoice: {
        meaning: 'Number and dates of the invoice, as a table',
        sample: factTable(['Invoice', 'TEX-2026-000042'], ['Due on', '5 Dec 2026']),
      },
      payment_history: { ...ledgerLink, sample: sampleLink('Open the payment history') },
      terms: { meaning: 'How and until when to pay', sample: 'Payable within 15 days.' },
    },
  }),
  receipt: mailKind({
    title: 'Receipt',
    when: 'To the buyer and the address on the invoice, after a payment has arrived; with the receipt as PDF',
    subject: 'Receipt for invoice {{invoice}}',
    text: `# Thank you for your payment

We have received a payment of {{client}} for invoice {{invoice}}.

{{facts}}

{{invoice_page}}

> The receipt is attached as PDF.`,
    placeholders: {
      client,
      invoice: { meaning: 'Number of the invoice', sample: 'TEX-2026-000042', required: true },
      facts: {
        meaning: 'What was paid, how, and what is left to pay, as a table',
        sample: factTable(['Received', '₹885.00'], ['Method', 'Bank transfer'], ['Left to pay', '₹0.00']),
        required: true,
      },
      invoice_page: { meaning: 'The button to the invoice', sample: sampleLink('Open the invoice') },
    },
  }),
  'order-cancelled': mailKind({
    title: 'Order cancelled',
    when: 'To the buyer and the address on the invoice, after an order was cancelled before it was paid',
    subject: 'Order {{order}} is cancelled',
    text: `# Order {{order}} is cancelled

The order of {{client}} is cancelled, and invoice {{invoice}} is void: nothing is to be paid for it.

{{facts}}

{{order_page}}

> A payment that still arrives is refunded in full.`,
    placeholders: {
      order: { meaning: 'Number of the order', sample: 'ORD-2026-000042', required: true },
      client,
      invoice: { meaning: 'Number of the invoice', sample: 'TEX-2026-000042', required: true },
      facts: {
        meaning: 'Total, who cancelled and why, as a table',
        sample: factTable(['Total', '₹885.00'], ['Cancelled by', 'Jo Thomas'], ['Reason', 'Ordered twice.']),
      },
      order_page: { meaning: 'The button to the order', sample: sampleLink('Open the order') },
    },
  }),
  'module-request': mailKind({
    title: 'Module request',
    when: 'To the payment administrators of an organization, when somebody asks for a module',
    subject: '{{requester}} asks for {{module}}',
    text: `# {{requester}} asks for {{module}}

Hello {{name}},

{{requester}} ({{requester_email}}) would like to use {{module}} and asks you to subscribe to it.

{{note}}

{{module_link}}

> To subscribe, add it to the cart there. To ask back, reply to this email.`,
    placeholders: {
      name,
      module: { ...boughtModule, required: true },
      requester: { meaning: 'Who asks', sample: 'Jo Thomas', required: true },
      requester_email: { meaning: 'Their email', sample: 'jo@client.example' },
      note: {
        meaning: 'What they write; nothing if they wrote nothing',
        sample: [
          { kind: 'text', text: 'They write:' },
          { kind: 'quote', text: 'We count hours by hand today.' },
        ],
      },
      module_link: { meaning: 'The button to the module', sample: sampleLink('Open the module') },
    },
  }),
};
