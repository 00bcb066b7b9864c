import type { InboundMailList } from '@marketplace/shared/contracts';
import { desc, eq, inArray } from 'drizzle-orm';
import { inboundMails, type Queries, tickets } from '../../db/index.ts';

const mostShown = 100;

/** What administrators may have to look at, newest first: all that was not simply added to a conversation. */
export async function listInboundMails(db: Queries): Promise<InboundMailList> {
  const rows = await db
    .select({ mail: inboundMails, ticket: { id: tickets.id, number: tickets.number } })
    .from(inboundMails)
    .leftJoin(tickets, eq(tickets.id, inboundMails.ticketId))
    .where(inArray(inboundMails.state, ['waiting', 'noted', 'set-aside']))
    .orderBy(desc(inboundMails.receivedAt), desc(inboundMails.id))
    .limit(mostShown);
  return {
    mails: rows.flatMap(({ mail: { id, state, reason, fromAddress, subject, receivedAt }, ticket }) =>
      state === 'added' || state === 'started'
        ? []
        : [{ id, state, reason, from: fromAddress, subject, ticket, receivedAt: receivedAt.toISOString() }],
    ),
  };
}

export async function findInboundMail(db: Queries, id: string) {
  const [mail] = await db.select().from(inboundMails).where(eq(inboundMails.id, id));
  return mail;
}
