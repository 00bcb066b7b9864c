import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { inboxLink, name, nextStep, sampleLink } from '../samples.ts';

const demoTime = {
  meaning: 'When it is or was, in the time zone of the reader',
  sample: 'Tuesday 24 November 2026 at 15:00 (Asia/Kolkata)',
};

const ticketLink = {
  meaning: 'The button to the page of the request',
  sample: sampleLink('Read and answer'),
  required: true,
};

export const demoMails = {
  'demo-inquiry': mailKind({
    title: 'Support: demo request',
    when: 'To the support address, for every demo request',
    subject: 'Demo request: {{company}}',
    text: `# {{sender}} asks for a demo

{{facts}}

{{notes}}

{{inbox_link}}

> Your reply to this email goes to {{sender}}.`,
    placeholders: {
      sender: { meaning: 'Who asks', sample: 'Jo Thomas' },
      company: { meaning: 'Their company', sample: 'Meridian' },
      facts: {
        meaning: 'Who asks, which modules and when, as a table',
        sample: factTable(['Email', 'jo@client.example'], ['Modules', 'Attendance'], ['When', 'Any time']),
        required: true,
      },
      notes: { meaning: 'What they wrote; nothing if nothing', sample: 'We are 400 people.', alone: 'quote' },
      inbox_link: inboxLink,
    },
  }),
  'demo-appointment': mailKind({
    title: 'Demo confirmed or moved',
    when: 'To who asked for a demo, when an administrator sets its time, with an invitation for their calendar',
    subject: '{{news}}: {{time}}',
    text: `# {{news}}

Hello {{name}},

{{agent}} will show you what you asked for. The invitation for your calendar is attached.

{{facts}}

{{ticket_link}}

> {{next_step}} If you didn't ask for a demo, ignore this email.`,
    placeholders: {
      name,
      news: { meaning: 'That it is confirmed, or has a new time', sample: 'Your demo is confirmed' },
      time: demoTime,
      agent: { meaning: 'Who sets the time', sample: 'Mira Shah' },
      facts: {
        meaning: 'Time, our time if it differs, length, place and modules, as a table',
        sample: factTable(
          ['When', demoTime.sample],
          ['Length', '45 minutes'],
          ['Where', 'https://meet.example/demo'],
          ['Modules', 'Attendance'],
        ),
        required: true,
      },
      ticket_link: ticketLink,
      next_step: nextStep('How to answer', "If this time doesn't suit you, answer on that page."),
    },
  }),
  'demo-cancelled': mailKind({
    title: 'Demo cancelled',
    when: 'To who asked for a demo, when an administrator cancels its time; calendars remove it',
    subject: 'Your demo is cancelled: {{time}}',
    text: `# Your demo is cancelled

Hello {{name}},

{{agent}} had to cancel your demo. It is removed from your calendar with the attached file.

{{facts}}

{{ticket_link}}

> {{next_step}}`,
    placeholders: {
      name,
      time: demoTime,
      agent: { meaning: 'Who cancels', sample: 'Mira Shah' },
      facts: { meaning: 'The time that it had, as a table', sample: factTable(['Was to be', demoTime.sample]) },
      ticket_link: ticketLink,
      next_step: nextStep('How to answer', 'To agree on another time, answer on that page.'),
    },
  }),
  'demo-request': mailKind({
    title: 'Demo request',
    when: 'To who asked for a demo',
    subject: 'Your demo request',
    text: `# We have your demo request

Hello {{name}},

Thank you for asking. Within 24 hours somebody who knows these modules writes to you with a time and a link.

{{facts}}

{{notes}}

{{tutorials_link}}

> {{next_step}} If you didn't ask for a demo, ignore this email.`,
    placeholders: {
      name,
      facts: {
        meaning: 'Company, modules and time, as a table',
        sample: factTable(['Company', 'Meridian'], ['Modules', 'Attendance'], ['When', 'Any time']),
        required: true,
      },
      notes: { meaning: 'What they wrote; nothing if nothing', sample: 'We are 400 people.', alone: 'quote' },
      tutorials_link: {
        meaning: 'The button to the tutorials',
        sample: sampleLink('Read the tutorials until then'),
      },
      next_step: nextStep('How to change it', 'To change something, write to us through the contact form.'),
    },
  }),
};
