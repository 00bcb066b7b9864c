import { mailKind } from '../mail-kind.ts';
import { sampleLink } from '../samples.ts';

export const newsletterMails = {
  'newsletter-confirm': mailKind({
    title: 'Newsletter: confirmation',
    when: 'To an address that signs up for the newsletter',
    subject: 'Confirm your {{brand}} newsletter subscription',
    text: `# Confirm your subscription

Hello,

Your address was signed up for the {{brand}} newsletter, with news about modules and updates to yours. Confirm it to subscribe.

{{confirm_link}}

> The link expires in {{days}} days. If you didn't sign up, ignore this email: we won't write again.`,
    placeholders: {
      confirm_link: {
        meaning: 'The button that confirms',
        sample: sampleLink('Confirm subscription'),
        required: true,
      },
      days: { meaning: 'How long the link works', sample: '3' },
    },
  }),
  'newsletter-welcome': mailKind({
    title: 'Newsletter: welcome',
    subscribed: true,
    when: 'To a confirmed subscriber',
    subject: 'Welcome to the {{brand}} newsletter',
    text: `# You're subscribed

Hello,

Thanks for confirming your address. We'll email you when there's something new.

{{news_link}}

> You can unsubscribe at any time with the link below or in your email app.`,
    placeholders: {
      news_link: { meaning: 'The button to what is new', sample: sampleLink('See what’s new') },
      unsubscribe_address: {
        meaning: 'The unsubscribe link; every newsletter has it at the bottom',
        sample: 'https://market.example/newsletter/unsubscribe',
      },
    },
  }),
};
