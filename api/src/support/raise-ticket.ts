import { randomUUID } from 'node:crypto';
import type { TicketData, TicketReceipt } from '@marketplace/shared/contracts';
import type { ApiContext } from '../api-context.ts';
import type { Caller } from '../auth/caller.ts';
import { moduleIsPublished } from '../catalog/showcase-store.ts';
import type { StoredAttachment } from '../db/schema/support.ts';
import { invalid } from '../http/api-error.ts';
import { newTicketToken, ticketUrl } from './ticket-link.ts';
import { ticketReceipt } from './ticket-receipt.ts';
import { insertTicket } from './ticket-store.ts';

/** Writes the ticket and its receipt in one transaction. */
export async function raiseTicket(
  context: Pick<ApiContext, 'db' | 'post' | 'keys' | 'config'>,
  data: TicketData,
  attachment: StoredAttachment | undefined,
  caller: Caller | null,
): Promise<TicketReceipt> {
  const { db, post } = context;
  if (data.moduleId !== undefined && !(await moduleIsPublished(db, data.moduleId))) {
    throw invalid('moduleId', 'This module does not exist.');
  }
  const id = randomUUID();
  const { token, hash } = await newTicketToken(context, id);
  const ticket = await db.transaction(async (tx) => {
    const written = await insertTicket(tx, {
      id,
      publicTokenHash: hash,
      data,
      attachment,
      userId: caller?.userId ?? null,
      clientId: caller?.clientId ?? null,
    });
    await post.write(tx, ticketReceipt(written, ticketUrl(context, token)));
    return written;
  });
  return {
    number: ticket.number,
    email: ticket.email,
    status: ticket.status,
    createdAt: ticket.createdAt.toISOString(),
    message: `Your ticket ${ticket.number} is with us. A receipt is on its way to ${ticket.email}; we answer within 24 hours.`,
  };
}
