import { mailKind } from '../mail-kind.ts';
import { name, sampleLink } from '../samples.ts';

export const reviewMails = {
  'review-hidden': mailKind({
    title: 'Review hidden',
    when: 'To the author of a review, when an administrator hides it',
    subject: 'Your review of {{module}} is hidden',
    text: `# Your review of {{module}} is hidden

Hello {{name}},

A moderator hid your review of {{module}}. Other people can't see it, and it doesn't count toward the rating. Here's why:

{{reason}}

{{module_link}}

> Once you've edited it, let us know through the contact form and we'll take another look.`,
    placeholders: {
      name,
      module: { meaning: 'Name of the module', sample: 'Attendance' },
      reason: {
        meaning: 'Why it is hidden, in the administrator’s words',
        sample: 'It names a coworker. Please remove the name.',
        required: true,
        alone: 'quote',
      },
      module_link: { meaning: 'The button to the review', sample: sampleLink('Edit your review') },
    },
  }),
};
