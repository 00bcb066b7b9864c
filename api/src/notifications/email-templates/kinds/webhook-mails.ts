import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { name, sampleLink } from '../samples.ts';

export const webhookMails = {
  'webhook-disabled': mailKind({
    title: 'Webhook turned off',
    when: 'To the payment administrators of an organization, or the super administrators, when a webhook of theirs takes no events any more',
    subject: 'A webhook of {{brand}} was turned off',
    text: `# A webhook was turned off

Hello {{name}},

A webhook gets no more events, because it didn't take the last ones.

{{facts}}

{{reason}}

{{link}}

> Once the receiver works again, turn the webhook on and send what it has missed again.`,
    placeholders: {
      name,
      facts: {
        meaning: 'Address and description, as a table',
        sample: factTable(['Address', 'https://client.example/webhooks'], ['Description', 'Bookkeeping']),
        required: true,
      },
      reason: { meaning: 'Why', sample: 'It has taken no event for five days.', required: true },
      link: { meaning: 'The button to the webhooks', sample: sampleLink('Open the webhooks') },
    },
  }),
};
