import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { inboxLink, name, nextStep, sampleLink } from '../samples.ts';

const number = { meaning: 'Number of the ticket', sample: 'TEX-2026-000123' };
const subject = { meaning: 'What the ticket is about', sample: 'Leave balance' };
const days = { meaning: 'How long it can be opened again', sample: '14' };
const said = (meaning: string, sample: string) => ({ meaning, sample, required: true, alone: 'quote' as const });
const link = (meaning: string, label: string) => ({ meaning, sample: sampleLink(label), required: true });

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

> That page needs no sign-in: keep the link to yourself. {{next_step}} If you didn't raise a ticket, ignore this email.`,
    placeholders: {
      ...{ name, number, subject },
      facts: {
        meaning: 'Number and, if we know the address, the subject, as a table',
        sample: factTable(['Ticket', 'TEX-2026-000123']),
      },
      description: { meaning: 'What they wrote', sample: 'The balance of October is missing.', alone: 'quote' },
      ticket_link: link('The button to the page of the ticket', 'Follow your ticket'),
      next_step: nextStep('How to add something', 'To add something, answer there.'),
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
      next_step: nextStep(
        'How to answer, or to open it again',
        'To answer, reply to this email or use the page of ticket TEX-2026-000123; it needs no sign-in.',
      ),
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

> {{next_step}}`,
    placeholders: {
      ...{ name, subject },
      number: { ...number, required: true },
      ticket_link: link('The button to the page of the ticket', 'Open your ticket'),
      days,
      next_step: nextStep(
        'How to open it again',
        "If it isn't solved, answer on that page within 14 days, and it is open again.",
      ),
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

> Ticket {{number}} is assigned to you. {{next_step}}`,
    placeholders: {
      ...{ name, number, subject },
      requester: { meaning: 'Who raised the ticket', sample: 'Jo Thomas' },
      message: said('What they write', 'It works now, thank you.'),
      inbox_link: { ...inboxLink, required: true },
      next_step: nextStep('How to answer by mail', 'Your reply to this email is sent to Jo Thomas as your answer.'),
    },
  }),
  'ticket-closed': mailKind({
    title: 'Reply to a closed ticket',
    when: 'To who replied by mail to a ticket that takes no answers any more',
    subject: 'Ticket {{number}} is closed',
    text: `# Ticket {{number}} is closed

Hello,

Thank you for your email. It couldn't be added to ticket {{number}}, which is closed: answers are taken for {{days}} days after it was solved. We keep what you wrote, but we won't answer it there.

{{new_link}}

> Refer to {{number}} in the new ticket, and we know what it is about.`,
    placeholders: {
      number: { ...number, required: true },
      days,
      new_link: link('The button to the form of tickets', 'Raise a new ticket'),
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

> {{next_step}} If you didn't write to us, somebody entered your address by mistake: ignore this email.`,
    placeholders: {
      name,
      subject: { meaning: 'What they wrote about', sample: 'Prices' },
      facts: { meaning: 'The subject, as a table', sample: factTable(['Subject', 'Prices']) },
      message: { meaning: 'What they wrote', sample: 'Do you have yearly prices?', alone: 'quote' },
      next_step: nextStep(
        'How to add something; nothing if it isn’t possible',
        'To add something, reply to this email.',
      ),
    },
  }),
  'contact-message': mailKind({
    title: 'Support: contact form',
    when: 'To the support address, for every message of the contact form',
    subject: 'Contact form: {{subject}}',
    text: `# {{sender}} wrote through the contact form

{{facts}}

{{message}}

{{inbox_link}}

> Your reply to this email goes to {{sender}}.`,
    placeholders: {
      sender: { meaning: 'Who wrote', sample: 'Jo Thomas' },
      subject: { meaning: 'What they wrote about', sample: 'Prices' },
      facts: {
        meaning: 'Name, email and phone, as a table',
        sample: factTable(['Name', 'Jo Thomas'], ['Email', 'jo@client.example']),
        required: true,
      },
      message: said('What they wrote', 'Do you have yearly prices?'),
      inbox_link: inboxLink,
    },
  }),
};
