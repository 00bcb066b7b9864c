import type { ContactDraft } from '@marketplace/shared/contracts';
import { type Mail, type MailThread, factTable } from '../../notifications/index.ts';
import { inboxLink } from '../tickets/ticket-mails.ts';

/** The sender's confirmation. It repeats what they wrote only to their own address. */
export const contactReceipt = (
  { name, email, subject, message }: ContactDraft,
  { own, thread }: { own: boolean; thread: MailThread },
): Mail => ({
  to: email,
  kind: 'contact-receipt',
  values: {
    ...(own
      ? { name, subject, facts: factTable(['Subject', subject]), message }
      : { name: 'there', subject: 'Contact form', facts: [], message: '' }),
    next_step: thread.replyTo === undefined ? '' : 'To add anything, reply to this email.',
  },
  thread,
});

/** The message itself, to support; a reply goes to its sender. */
export const contactMessage = (
  to: string,
  { name, email, phone, subject, message }: ContactDraft,
  inboxUrl: string,
): Mail => ({
  to,
  kind: 'contact-message',
  values: {
    ...{ sender: name, subject, message },
    facts: factTable(['Name', name], ['Email', email], phone !== '' && ['Phone', phone]),
    inbox_link: inboxLink(inboxUrl),
  },
  headers: { 'Reply-To': email },
});
