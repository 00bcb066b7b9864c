import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { boughtModule, client, ledgerLink, name, sampleLink } from '../samples.ts';

export const orderMails = {
  'order-confirmation': mailKind({
    title: 'Order confirmation',
    when: 'To the buyer and the address on the invoice, when an order is placed',
    subject: 'Your order {{order}}',
    text: `# Thank you for your order

We've received order {{order}}. {{subscriptions}}

{{lines}}

{{totals}}

{{invoice}}

{{payment_history}}

> {{terms}} The invoice is attached as a PDF.`,
    placeholders: {
      order: { meaning: 'Number of the order', sample: 'ORD-2026-000042', required: true },
      client,
      subscriptions: {
        meaning: 'Whether the subscriptions have started',
        sample: 'The subscriptions for Meridian Components are active.',
      },
      lines: {
        meaning: 'What was ordered, as a table',
        sample: factTable(['Attendance', '10 users × 30 days × ₹2.50 = ₹750.00']),
        required: true,
      },
      totals: {
        meaning: 'The totals, as a table',
        sample: factTable(['Subtotal', '₹750.00'], ['IGST 18%', '₹135.00'], ['Total', '₹885.00']),
        required: true,
      },
      invoice: {
        meaning: 'Number and dates of the invoice, as a table',
        sample: factTable(['Invoice', 'TEX-2026-000042'], ['Due on', '5 Dec 2026']),
      },
      payment_history: { ...ledgerLink, sample: sampleLink('View payment history') },
      terms: { meaning: 'How to pay, and by when', sample: 'Please pay ₹885.00 by 5 Dec 2026.' },
    },
  }),
  receipt: mailKind({
    title: 'Receipt',
    when: 'To the buyer and the address on the invoice, when a payment arrives; with the receipt as a PDF',
    subject: 'Receipt for invoice {{invoice}}',
    text: `# Thank you for your payment

We've received a payment from {{client}} for invoice {{invoice}}.

{{facts}}

{{invoice_page}}

> The receipt is attached as a PDF.`,
    placeholders: {
      client,
      invoice: { meaning: 'Number of the invoice', sample: 'TEX-2026-000042', required: true },
      facts: {
        meaning: 'What was paid, how, and what is left to pay, as a table',
        sample: factTable(['Received', '₹885.00'], ['Method', 'Bank transfer'], ['Left to pay', '₹0.00']),
        required: true,
      },
      invoice_page: { meaning: 'The button to the invoice', sample: sampleLink('View invoice') },
    },
  }),
  'order-cancelled': mailKind({
    title: 'Order canceled',
    when: 'To the buyer and the address on the invoice, when an unpaid order is canceled',
    subject: 'Order {{order}} is canceled',
    text: `# Order {{order}} is canceled

The order for {{client}} is canceled and invoice {{invoice}} is void: you don't need to pay it.

{{facts}}

{{order_page}}

> If a payment still arrives, we'll refund it in full.`,
    placeholders: {
      order: { meaning: 'Number of the order', sample: 'ORD-2026-000042', required: true },
      client,
      invoice: { meaning: 'Number of the invoice', sample: 'TEX-2026-000042', required: true },
      facts: {
        meaning: 'Total, who canceled it and why, as a table',
        sample: factTable(['Total', '₹885.00'], ['Canceled by', 'Jo Thomas'], ['Reason', 'Ordered twice.']),
      },
      order_page: { meaning: 'The button to the order', sample: sampleLink('View order') },
    },
  }),
  'module-request': mailKind({
    title: 'Module request',
    when: 'To the payment admins of an organization, when someone requests a module',
    subject: '{{requester}} requested {{module}}',
    text: `# {{requester}} requested {{module}}

Hello {{name}},

{{requester}} ({{requester_email}}) would like to use {{module}} and is asking you to subscribe.

{{note}}

{{module_link}}

> To subscribe, open the module and add it to your cart. To ask {{requester}} a question, reply to this email.`,
    placeholders: {
      name,
      module: { ...boughtModule, required: true },
      requester: { meaning: 'Who requested it', sample: 'Jo Thomas', required: true },
      requester_email: { meaning: 'Their email', sample: 'jo@client.example' },
      note: {
        meaning: 'What they wrote, if anything',
        sample: [
          { kind: 'text', text: 'They wrote:' },
          { kind: 'quote', text: 'We count hours by hand today.' },
        ],
      },
      module_link: { meaning: 'The button to the module', sample: sampleLink('View module') },
    },
  }),
};
