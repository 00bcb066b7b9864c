import { mailKind } from '../mail-kind.ts';
import { name, sampleLink } from '../samples.ts';

export const reviewMails = {
  'review-hidden': mailKind({
    title: 'Review hidden',
    when: 'To the author of a review, when an administrator hides it',
    subject: 'Your review of {{module}} is hidden',
    text: `# Your review of {{module}} is hidden

Hello {{name}},

A moderator has hidden your review of {{module}}. Nobody else sees it, and it no longer counts. The reason:

{{reason}}

{{module_link}}

> Once you have changed it, answer through the contact form, and we will look at it again.`,
    placeholders: {
      name,
      module: { meaning: 'Name of the module', sample: 'Attendance' },
      reason: {
        meaning: 'Why it is hidden, in the words of the administrator',
        sample: 'It names a colleague. Please take the name out.',
        required: true,
        alone: 'quote',
      },
      module_link: { meaning: 'The button to the review', sample: sampleLink('Change your review') },
    },
  }),
};
