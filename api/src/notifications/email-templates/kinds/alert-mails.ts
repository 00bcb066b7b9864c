import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { sampleLink } from '../samples.ts';

export const alertMails = {
  alert: mailKind({
    title: 'Support: alert',
    when: "To the team's address, for urgent tickets and tickets that have been waiting too long, and to administrators who turned it on",
    subscribed: true,
    subject: '{{news}}',
    text: `# {{news}}

{{facts}}

{{inbox_link}}

> {{why}}`,
    placeholders: {
      news: { meaning: 'What happened', sample: 'Urgent ticket TEX-2026-000123: Leave balance', required: true },
      facts: {
        meaning: 'Sender, subject and number, or several tickets, as a table',
        sample: factTable(['From', 'Jo Thomas'], ['Subject', 'Leave balance'], ['Number', 'TEX-2026-000123']),
        required: true,
      },
      inbox_link: { meaning: 'The button to the inbox', sample: sampleLink('Open in inbox'), required: true },
      why: {
        meaning: 'Why the reader gets this email, and how to stop it',
        sample: 'You turned on this alert. Change your settings: https://market.example/settings',
        required: true,
      },
    },
  }),
};
