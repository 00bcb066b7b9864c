import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { sampleLink } from '../samples.ts';

export const alertMails = {
  alert: mailKind({
    title: 'Support: alert',
    when: "To the team's address for urgent tickets and those that have been waiting too long, and to administrators who chose it",
    subscribed: true,
    subject: '{{news}}',
    text: `# {{news}}

{{facts}}

{{inbox_link}}

> {{why}}`,
    placeholders: {
      news: { meaning: 'What it is about', sample: 'Urgent ticket TEX-2026-000123: Leave balance', required: true },
      facts: {
        meaning: 'Who asks and what, or several tickets, as a table',
        sample: factTable(['From', 'Jo Thomas'], ['Subject', 'Leave balance'], ['Number', 'TEX-2026-000123']),
        required: true,
      },
      inbox_link: { meaning: 'The button to the inbox', sample: sampleLink('Open in the inbox'), required: true },
      why: {
        meaning: 'Why the reader gets it, and how to end that',
        sample: 'You chose to get this alert by email. Choose again: https://market.example/settings',
        required: true,
      },
    },
  }),
};
