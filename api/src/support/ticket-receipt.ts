import { escapeHtml } from '../http/html-page.ts';
import type { Mail } from '../mail/post.ts';

interface Receipt {
  number: string;
  name: string;
  email: string;
  subject: string;
  description: string;
}

/** What the person who raised a ticket gets to keep. */
export function ticketReceipt({ number, name, email, subject, description }: Receipt): Mail {
  const lines = [
    `Hello ${name},`,
    `we have received your ticket ${number} and will answer within 24 hours.`,
    `Subject: ${subject}`,
    description,
    'To add something, reply to this e-mail and keep the ticket number in its subject.',
  ];
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`);
  return {
    to: email,
    subject: `[${number}] ${subject.replace(/\s+/g, ' ')}`,
    text: `${lines.join('\n\n')}\n`,
    html: paragraphs.join('\n'),
  };
}
