import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { inboxLink, name, nextStep, sampleLink } from '../samples.ts';

const demoTime = {
  meaning: 'When it is or was, in the reader’s time zone',
  sample: 'Tuesday 24 November 2026 at 15:00 (Asia/Kolkata)',
};

const ticketLink = {
  meaning: 'The button to the request’s page',
  sample: sampleLink('View and reply'),
  required: true,
};

export const demoMails = {
  'demo-inquiry': mailKind({
    title: 'Support: demo request',
    when: 'To the support address, for every demo request',
    subject: 'Demo request: {{company}}',
    text: `# {{sender}} would like a demo

{{facts}}

{{notes}}

{{inbox_link}}

> Reply to this email to answer {{sender}}.`,
    placeholders: {
      sender: { meaning: 'Who requested it', sample: 'Jo Thomas' },
      company: { meaning: 'Their company', sample: 'Meridian' },
      facts: {
        meaning: 'Contact details, modules and time, as a table',
        sample: factTable(['Email', 'jo@client.example'], ['Modules', 'Attendance'], ['When', 'Any time']),
        required: true,
      },
      notes: { meaning: 'What they wrote, if anything', sample: 'We are 400 people.', alone: 'quote' },
      inbox_link: inboxLink,
    },
  }),
  'demo-appointment': mailKind({
    title: 'Demo confirmed or rescheduled',
    when: 'To people who requested a demo, when an administrator sets its time; with a calendar invitation',
    subject: '{{news}}: {{time}}',
    text: `# {{news}}

Hello {{name}},

{{agent}} will show you around. A calendar invitation is attached.

{{facts}}

{{ticket_link}}

> {{next_step}} If you didn't request a demo, ignore this email.`,
    placeholders: {
      name,
      news: { meaning: 'Whether it is confirmed or has a new time', sample: 'Your demo is confirmed' },
      time: demoTime,
      agent: { meaning: 'Who gives the demo', sample: 'Mira Shah' },
      facts: {
        meaning: 'Time, our time if it’s different, length, place and modules, as a table',
        sample: factTable(
          ['When', demoTime.sample],
          ['Length', '45 minutes'],
          ['Where', 'https://meet.example/demo'],
          ['Modules', 'Attendance'],
        ),
        required: true,
      },
      ticket_link: ticketLink,
      next_step: nextStep('How to reply', "If this time doesn't work for you, reply on that page."),
    },
  }),
  'demo-cancelled': mailKind({
    title: 'Demo canceled',
    when: 'To people who requested a demo, when an administrator cancels it; removes it from their calendar',
    subject: 'Your demo is canceled: {{time}}',
    text: `# Your demo is canceled

Hello {{name}},

{{agent}} had to cancel your demo. Open the attached file to remove it from your calendar.

{{facts}}

{{ticket_link}}

> {{next_step}}`,
    placeholders: {
      name,
      time: demoTime,
      agent: { meaning: 'Who cancels', sample: 'Mira Shah' },
      facts: { meaning: 'The canceled time, as a table', sample: factTable(['Canceled', demoTime.sample]) },
      ticket_link: ticketLink,
      next_step: nextStep('How to reply', 'To pick another time, reply on that page.'),
    },
  }),
  'demo-request': mailKind({
    title: 'Demo request',
    when: 'To people who requested a demo',
    subject: 'Your demo request',
    text: `# We got your demo request

Hello {{name}},

Thanks for your interest. Someone who knows these modules will email you within 24 hours with a time and a link.

{{facts}}

{{notes}}

{{tutorials_link}}

> {{next_step}} If you didn't request a demo, ignore this email.`,
    placeholders: {
      name,
      facts: {
        meaning: 'Company, modules and time, as a table',
        sample: factTable(['Company', 'Meridian'], ['Modules', 'Attendance'], ['When', 'Any time']),
        required: true,
      },
      notes: { meaning: 'What they wrote, if anything', sample: 'We are 400 people.', alone: 'quote' },
      tutorials_link: {
        meaning: 'The button to the tutorials',
        sample: sampleLink('Read the tutorials'),
      },
      next_step: nextStep('How to change it', 'To change anything, write to us through the contact form.'),
    },
  }),
};
