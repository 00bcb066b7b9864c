import type { Transaction } from '../../db/index.ts';
import { checkContact, type ContactDraft } from '@marketplace/shared/contracts';
import { contactMessage, contactReceipt } from '../contact/contact-mail.ts';
import { insertContactMessage } from '../contact/contact-store.ts';
import { confirmForm } from '../forms/confirm-form.ts';
import { supportAddresses } from '../forms/support-addresses.ts';
import { startConversation } from '../tickets/start-conversation.ts';
import { keepFiles } from '../tickets/ticket-files.ts';
import { inboxUrlOf } from '../tickets/ticket-link.ts';
import type { KeptFiles } from './keep-mailed-files.ts';
import { threadOf } from './mail-thread.ts';
import type { Message } from './message.ts';
import { withRefused } from './note-mail.ts';
import type { Context, Placed } from './place-message.ts';
import { wantsNoReceipt } from './why-automatic.ts';

interface Started {
  message: Message;
  files: KeptFiles;
  sender: { name: string; address: string };
}

/** Adds a mail without a ticket to the inbox, like a message from the contact form, and confirms it. */
export async function startByMail(
  tx: Transaction,
  context: Context,
  { message, files, sender }: Started,
): Promise<Placed> {
  const draft: ContactDraft = {
    name: (sender.name || sender.address).slice(0, 100),
    email: sender.address,
    phone: '',
    subject: message.subject.slice(0, 150) || 'No subject',
    message: withRefused(message.text, files) || 'No text.',
  };
  if (draft.email.length > 254 || checkContact(draft).some(({ field }) => field === 'email'))
    return { state: 'set-aside', reason: "The sender's address doesn't accept email.", ticketId: null };
  const id = await insertContactMessage(tx, { draft, userId: null, isSpam: false });
  const { message: description, ...of } = draft;
  const ticket = await startConversation(tx, context, {
    id,
    kind: 'contact',
    form: { ...of, description },
    caller: null,
  });
  await keepFiles(tx, { ticketId: id, eventId: null, files: files.stored, uploader: 'requester' });
  const inboxUrl = inboxUrlOf(context.config, id);
  for (const to of await supportAddresses(tx)) await context.mailer.send(tx, contactMessage(to, draft, inboxUrl));
  const thread = await threadOf(tx, context, ticket);
  if (!wantsNoReceipt(message))
    await confirmForm(tx, context.mailer, { kind: 'contact', email: draft.email, caller: null }, (own) =>
      contactReceipt(draft, { own, thread }),
    );
  return { state: 'started', reason: null, ticketId: id };
}
