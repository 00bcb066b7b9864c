import { mailKind } from '../mail-kind.ts';
import { sampleLink } from '../samples.ts';

export const newsletterMails = {
  'newsletter-confirm': mailKind({
    title: 'Newsletter: confirm',
    when: 'To an address that was entered for the newsletter',
    subject: 'Confirm your {{brand}} newsletter',
    text: `# One click to confirm

Hello,

This address was entered for the {{brand}} newsletter: new modules and what changed in yours.

{{confirm_link}}

> The link is good for {{days}} days. If it wasn't you, do nothing: without it you hear no more of this.`,
    placeholders: {
      confirm_link: {
        meaning: 'The button that confirms',
        sample: sampleLink('Confirm subscription'),
        required: true,
      },
      days: { meaning: 'How long the link is good', sample: '3' },
    },
  }),
  'newsletter-welcome': mailKind({
    title: 'Newsletter: welcome',
    subscribed: true,
    when: 'To a confirmed subscriber',
    subject: 'Welcome to the {{brand}} newsletter',
    text: `# You are subscribed

Hello,

Your address is confirmed: we write to you when there is something new.

{{news_link}}

> You can leave at any time: by the link below, or in your mail program.`,
    placeholders: {
      news_link: { meaning: 'The button to what is new', sample: sampleLink('See what is new') },
      unsubscribe_address: {
        meaning: 'The address that ends the subscription; a link to it is below every newsletter',
        sample: 'https://market.example/newsletter/unsubscribe',
      },
    },
  }),
};
