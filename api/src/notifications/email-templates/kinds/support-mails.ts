import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { name, sampleLink } from '../samples.ts';

const number = { meaning: 'Number of the ticket', sample: 'TEX-2026-000123' };
const subject = { meaning: 'What the ticket is about', sample: 'Leave balance' };
const said = (meaning: string, sample: string) => ({ meaning, sample, required: true, alone: 'quote' as const });
const link = (meaning: string, label: string) => ({ meaning, sample: sampleLink(label), required: true });

const demoTime = {
  meaning: 'When it is or was, in the time zone of the reader',
  sample: 'Tuesday 24 November 2026 at 15:00 (Asia/Kolkata)',
};

export const supportMails = {
  'ticket-receipt': mailKind({
    title: 'Ticket receipt',
    when: 'To who raised a ticket',
    subject: '[{{number}}] {{subject}}',
    text: `# We have your ticket

Hello {{name}},

We have received your ticket {{number}} and will answer within 24 hours.

{{facts}}

{{description}}

{{ticket_link}}

> That page needs no sign-in: keep the link to yourself. To add something, answer there. If you didn't raise a ticket, ignore this e-mail.`,
    placeholders: {
      ...{ name, number, subject },
      facts: {
        meaning: 'Number and, if we know the address, the subject, as a table',
        sample: factTable(['Ticket', 'TEX-2026-000123']),
      },
      description: { meaning: 'What they wrote', sample: 'The balance of October is missing.', alone: 'quote' },
      ticket_link: link('The button to the page of the ticket', 'Follow your ticket'),
    },
  }),
  'ticket-answer': mailKind({
    title: 'Answer to a ticket',
    when: 'To who raised it, when an administrator answers',
    subject: 'Re: [{{number}}] {{subject}}',
    text: `# {{agent}} answered your ticket

Hello {{name}},

{{answer}}

{{ticket_link}}

> {{next_step}}`,
    placeholders: {
      ...{ name, number, subject },
      agent: { meaning: 'Who answers', sample: 'Mira Shah' },
      answer: said('The answer', 'October is booked now. Please look again.'),
      ticket_link: link('The button to the page of the ticket', 'Read and answer'),
      next_step: {
        meaning: 'How to answer, or to open it again',
        sample:
          "Please answer on the page of ticket TEX-2026-000123; it needs no sign-in. A reply to this e-mail isn't added to it.",
      },
    },
  }),
  'ticket-solved': mailKind({
    title: 'Ticket solved',
    when: 'To who raised it, when it is marked as solved without an answer',
    subject: 'Solved: [{{number}}] {{subject}}',
    text: `# We take your ticket for solved

Hello {{name}},

Ticket {{number}} was marked as solved.

{{ticket_link}}

> If it isn't solved, answer on that page within {{days}} days, and it is open again.`,
    placeholders: {
      ...{ name, subject },
      number: { ...number, required: true },
      ticket_link: link('The button to the page of the ticket', 'Open your ticket'),
      days: { meaning: 'How long it can be opened again', sample: '14' },
    },
  }),
  'ticket-reply': mailKind({
    title: 'Reply of a requester',
    when: 'To the administrator who has the ticket',
    subject: '{{requester}} answered: [{{number}}] {{subject}}',
    text: `# {{requester}} answered

Hello {{name}},

{{message}}

{{inbox_link}}

> Ticket {{number}} is assigned to you.`,
    placeholders: {
      ...{ name, number, subject },
      requester: { meaning: 'Who raised the ticket', sample: 'Jo Thomas' },
      message: said('What they write', 'It works now, thank you.'),
      inbox_link: link('The button to the ticket in the inbox', 'Open in the inbox'),
    },
  }),
  'contact-receipt': mailKind({
    title: 'Contact form',
    when: 'To who wrote by the contact form',
    subject: 'We have your message: {{subject}}',
    text: `# Thank you for your message

Hello {{name}},

Your message has arrived. A person reads it and answers to this address within 24 hours.

{{facts}}

{{message}}

> If you didn't write to us, somebody entered your address by mistake: ignore this e-mail.`,
    placeholders: {
      name,
      subject: { meaning: 'What they wrote about', sample: 'Prices' },
      facts: { meaning: 'The subject, as a table', sample: factTable(['Subject', 'Prices']) },
      message: { meaning: 'What they wrote', sample: 'Do you have yearly prices?', alone: 'quote' },
    },
  }),
  'contact-message': mailKind({
    title: 'Support: contact form',
    when: 'To the support address, for every message of the contact form',
    subject: 'Contact form: {{subject}}',
    text: `# {{sender}} wrote through the contact form

{{facts}}

{{message}}

> Your reply to this e-mail goes to {{sender}}.`,
    placeholders: {
      sender: { meaning: 'Who wrote', sample: 'Jo Thomas' },
      subject: { meaning: 'What they wrote about', sample: 'Prices' },
      facts: {
        meaning: 'Name, e-mail and phone, as a table',
        sample: factTable(['Name', 'Jo Thomas'], ['E-mail', 'jo@client.example']),
        required: true,
      },
      message: said('What they wrote', 'Do you have yearly prices?'),
    },
  }),
  'demo-inquiry': mailKind({
    title: 'Support: demo request',
    when: 'To the support address, for every demo request',
    subject: 'Demo request: {{company}}',
    text: `# {{sender}} asks for a demo

{{facts}}

{{notes}}

> Your reply to this e-mail goes to {{sender}}.`,
    placeholders: {
      sender: { meaning: 'Who asks', sample: 'Jo Thomas' },
      company: { meaning: 'Their company', sample: 'Meridian' },
      facts: {
        meaning: 'Who asks, which modules and when, as a table',
        sample: factTable(['E-mail', 'jo@client.example'], ['Modules', 'Attendance'], ['When', 'Any time']),
        required: true,
      },
      notes: { meaning: 'What they wrote; nothing if nothing', sample: 'We are 400 people.', alone: 'quote' },
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

> If this time doesn't suit you, answer on that page. If you didn't ask for a demo, ignore this e-mail.`,
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
      ticket_link: link('The button to the page of the request', 'Read and answer'),
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

> To agree on another time, answer on that page.`,
    placeholders: {
      name,
      time: demoTime,
      agent: { meaning: 'Who cancels', sample: 'Mira Shah' },
      facts: { meaning: 'The time that it had, as a table', sample: factTable(['Was to be', demoTime.sample]) },
      ticket_link: link('The button to the page of the request', 'Read and answer'),
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

> To change something, write to us through the contact form. If you didn't ask for a demo, ignore it.`,
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
    },
  }),
};
