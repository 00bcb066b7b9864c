import { factTable } from '../../mail/layout/fact-table.ts';
import { mailKind } from '../mail-kind.ts';
import { inboxLink, name, nextStep, sampleLink } from '../samples.ts';

const number = { meaning: 'Number of the ticket', sample: 'TEX-2026-000123' };
const subject = { meaning: 'What the ticket is about', sample: 'Leave balance' };
const days = { meaning: 'How long it can be reopened', sample: '14' };
const said = (meaning: string, sample: string) => ({ meaning, sample, required: true, alone: 'quote' as const });
const link = (meaning: string, label: string) => ({ meaning, sample: sampleLink(label), required: true });

export const supportMails = {
  'ticket-receipt': mailKind({
    title: 'Ticket receipt',
    when: 'To people who raise a ticket',
    subject: '[{{number}}] {{subject}}',
    text: `# We got your ticket

Hello {{name}},

We've received your ticket {{number}} and will reply within 24 hours.

{{facts}}

{{description}}

{{ticket_link}}

> You can open that page without signing in, so don't share the link. {{next_step}} If you didn't raise a ticket, ignore this email.`,
    placeholders: {
      ...{ name, number, subject },
      facts: {
        meaning: 'Number and, if we know the address, the subject, as a table',
        sample: factTable(['Ticket', 'TEX-2026-000123']),
      },
      description: { meaning: 'What they wrote', sample: 'The balance for October is missing.', alone: 'quote' },
      ticket_link: link('The button to the ticket’s page', 'View your ticket'),
      next_step: nextStep('How to add something', 'To add anything, reply there.'),
    },
  }),
  'ticket-answer': mailKind({
    title: 'Reply to a ticket',
    when: 'To the requester, when an administrator replies',
    subject: 'Re: [{{number}}] {{subject}}',
    text: `# {{agent}} replied to your ticket

Hello {{name}},

{{answer}}

{{ticket_link}}

> {{next_step}}`,
    placeholders: {
      ...{ name, number, subject },
      agent: { meaning: 'Who replied', sample: 'Mira Shah' },
      answer: said('The reply', 'We’ve added October. Please take another look.'),
      ticket_link: link('The button to the ticket’s page', 'View and reply'),
      next_step: nextStep(
        'How to reply or reopen it',
        'To reply, answer this email or open the page of ticket TEX-2026-000123, without signing in.',
      ),
    },
  }),
  'ticket-solved': mailKind({
    title: 'Ticket solved',
    when: 'To the requester, when it is marked as solved without a reply',
    subject: 'Solved: [{{number}}] {{subject}}',
    text: `# Your ticket is solved

Hello {{name}},

We've marked ticket {{number}} as solved.

{{ticket_link}}

> {{next_step}}`,
    placeholders: {
      ...{ name, subject },
      number: { ...number, required: true },
      ticket_link: link('The button to the ticket’s page', 'View your ticket'),
      days,
      next_step: nextStep('How to reopen it', "If it isn't solved, reply on that page within 14 days to reopen it."),
    },
  }),
  'ticket-reply': mailKind({
    title: 'Reply from a requester',
    when: 'To the administrator the ticket is assigned to',
    subject: '{{requester}} replied: [{{number}}] {{subject}}',
    text: `# {{requester}} replied

Hello {{name}},

{{message}}

{{inbox_link}}

> Ticket {{number}} is assigned to you. {{next_step}}`,
    placeholders: {
      ...{ name, number, subject },
      requester: { meaning: 'Who raised the ticket', sample: 'Jo Thomas' },
      message: said('What they wrote', 'It works now, thank you.'),
      inbox_link: { ...inboxLink, required: true },
      next_step: nextStep('How to reply by email', 'Reply to this email to answer Jo Thomas.'),
    },
  }),
  'ticket-closed': mailKind({
    title: 'Reply to a closed ticket',
    when: 'To people who reply by email to a closed ticket',
    subject: 'Ticket {{number}} is closed',
    text: `# Ticket {{number}} is closed

Hello,

Thanks for your email. We couldn't add it to ticket {{number}} because the ticket is closed: you can reply for {{days}} days after it's solved. We've kept your message, but we won't answer it there.

{{new_link}}

> Mention {{number}} in the new ticket so we know what it's about.`,
    placeholders: {
      number: { ...number, required: true },
      days,
      new_link: link('The button to the ticket form', 'Raise a new ticket'),
    },
  }),
  'contact-receipt': mailKind({
    title: 'Contact form',
    when: 'To people who write through the contact form',
    subject: 'We got your message: {{subject}}',
    text: `# Thanks for your message

Hello {{name}},

We've received your message and will get back to you within 24 hours.

{{facts}}

{{message}}

> {{next_step}} If you didn't write to us, someone entered your address by mistake: ignore this email.`,
    placeholders: {
      name,
      subject: { meaning: 'What they wrote about', sample: 'Prices' },
      facts: { meaning: 'The subject, as a table', sample: factTable(['Subject', 'Prices']) },
      message: { meaning: 'What they wrote', sample: 'Do you have yearly prices?', alone: 'quote' },
      next_step: nextStep('How to add something, if possible', 'To add anything, reply to this email.'),
    },
  }),
  'contact-message': mailKind({
    title: 'Support: contact form',
    when: 'To the support address, for every message of the contact form',
    subject: 'Contact form: {{subject}}',
    text: `# {{sender}} sent a message

{{facts}}

{{message}}

{{inbox_link}}

> Reply to this email to answer {{sender}}.`,
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
