import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { ApiContext } from '../../api-context.ts';
import { inboundMails, type Queries } from '../../db/index.ts';
import type { MailThread } from '../../notifications/index.ts';
import { type Replier, replyAddress } from './reply-address.ts';

/** Mail programs only need the root and the last message. */
const MOST_REFERENCES = 5;

/** What keeps a ticket's mails together, and the address that adds their reader's replies to it. */
export async function threadOf(
  db: Queries,
  context: Pick<ApiContext, 'keys' | 'config'>,
  ticket: { id: string; number: string },
  replier: Replier = { role: 'requester' },
): Promise<MailThread> {
  const { messageId, ticketId, state, receivedAt } = inboundMails;
  const came = await db
    .select({ messageId })
    .from(inboundMails)
    .where(and(eq(ticketId, ticket.id), eq(state, 'added'), isNotNull(messageId)))
    .orderBy(desc(receivedAt))
    .limit(MOST_REFERENCES);
  const { inboundMail, publicUrl } = context.config;
  const domain = inboundMail?.address.split('@')[1] ?? new URL(publicUrl).hostname;
  return {
    replyTo: await replyAddress(context, ticket, replier),
    references: [
      `<${ticket.number.toLowerCase()}@${domain}>`,
      ...came.flatMap((mail) => mail.messageId ?? []).reverse(),
    ],
  };
}
