import type { InboundMail, InboundMailList, BacklogQuery } from '@marketplace/shared/contracts';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { inboundMails, type Queries, readPage, tickets } from '../../db/index.ts';

const shownStates = ['waiting', 'noted', 'set-aside'] as const satisfies InboundMail['state'][];

/** A page of what administrators may have to look at: everything that wasn't simply added to a conversation. */
export async function listInboundMails(db: Queries, query: BacklogQuery): Promise<InboundMailList> {
  const select = db
    .select({
      id: inboundMails.id,
      state: sql<InboundMail['state']>`${inboundMails.state}`,
      reason: inboundMails.reason,
      from: inboundMails.fromAddress,
      subject: inboundMails.subject,
      ticket: { id: tickets.id, number: tickets.number },
      receivedAt: inboundMails.receivedAt,
    })
    .from(inboundMails)
    .leftJoin(tickets, eq(tickets.id, inboundMails.ticketId))
    .where(inArray(inboundMails.state, shownStates))
    .$dynamic();
  const orderBy = [desc(inboundMails.receivedAt), desc(inboundMails.id)];
  const { content, totalElements } = await readPage(
    db,
    {
      ...{ select, orderBy },
      toItem: ({ receivedAt, ...mail }) => ({ ...mail, receivedAt: receivedAt.toISOString() }),
    },
    { size: 100, ...query },
  );
  return { mails: content, totalElements };
}

export async function findInboundMail(db: Queries, id: string) {
  const [mail] = await db.select().from(inboundMails).where(eq(inboundMails.id, id));
  return mail;
}
