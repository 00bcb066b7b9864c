import { checkContact, type ContactBody, type ContactDraft } from '@marketplace/shared/contracts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError, type Caller } from '../../http/index.ts';
import { confirmForm } from '../forms/confirm-form.ts';
import { threadOf } from '../inbound-mail/mail-thread.ts';
import { supportAddresses } from '../forms/support-addresses.ts';
import { startConversation } from '../tickets/start-conversation.ts';
import { inboxUrlOf } from '../tickets/ticket-link.ts';
import { contactMessage, contactReceipt } from './contact-mail.ts';
import { insertContactMessage } from './contact-store.ts';

const trimmed = ({ name = '', email = '', phone = '', subject = '', message = '' }: ContactBody): ContactDraft => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  subject: subject.trim(),
  message: message.trim(),
});

/**
 * Stores the message, its conversation and its emails in one transaction. Spam caught by the honeypot is stored without
 * them.
 */
export async function sendContactMessage(
  context: Pick<ApiContext, 'db' | 'mailer' | 'keys' | 'config'>,
  body: ContactBody,
  caller: Caller | null,
): Promise<void> {
  const { db, mailer } = context;
  const draft = trimmed(body);
  const errors = checkContact(draft);
  if (errors.length > 0) {
    throw new ApiError(400, 'invalid_request', 'Please check the highlighted fields.', { errors });
  }
  const isSpam = (body.website ?? '') !== '';
  await db.transaction(async (tx) => {
    const id = await insertContactMessage(tx, { draft, userId: caller?.userId ?? null, isSpam });
    if (isSpam) return;
    const { message: description, ...sender } = draft;
    const ticket = await startConversation(tx, context, {
      id,
      kind: 'contact',
      form: { ...sender, description },
      caller,
    });
    const inboxUrl = inboxUrlOf(context.config, id);
    for (const to of await supportAddresses(tx)) await mailer.send(tx, contactMessage(to, draft, inboxUrl));
    const thread = await threadOf(tx, context, ticket);
    const form = { kind: 'contact', email: draft.email, caller } as const;
    await confirmForm(tx, mailer, form, (own) => contactReceipt(draft, { own, thread }));
  });
}
