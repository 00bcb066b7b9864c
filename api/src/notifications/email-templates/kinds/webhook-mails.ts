import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { name, sampleLink } from '../samples.ts';

export const webhookMails = {
  'webhook-disabled': mailKind({
    title: 'Webhook turned off',
    when: 'To the payment admins of an organization, or the super admins, when one of their webhooks stops accepting events',
    subject: 'A {{brand}} webhook was turned off',
    text: `# A webhook was turned off

Hello {{name}},

We've stopped sending events to this webhook because it didn't accept the latest ones.

{{facts}}

{{reason}}

{{link}}

> Once your endpoint works again, turn the webhook back on and resend the events it missed.`,
    placeholders: {
      name,
      facts: {
        meaning: 'Address and description, as a table',
        sample: factTable(['Address', 'https://client.example/webhooks'], ['Description', 'Bookkeeping']),
        required: true,
      },
      reason: { meaning: 'Why', sample: 'It hasn’t accepted an event for five days.', required: true },
      link: { meaning: 'The button to the webhooks', sample: sampleLink('View webhooks') },
    },
  }),
};
