import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../api-context.ts';
import { tickets, type Transaction } from '../../db/index.ts';
import { listAgents } from '../tickets/agents.ts';
import { lockTickets, type TicketRow } from '../tickets/ticket-store.ts';
import type { Message } from './message.ts';
import { type Replier, replierOf, replyTagsIn } from './reply-address.ts';

interface Addressed {
  /** Locked until the end of the transaction. */
  ticket: TicketRow;
  /** The person the address was given to, who needn't be the writer. */
  replier: Replier;
}

/** The ticket a mail was sent to; undefined without an address that we signed. */
export async function findAddressed(
  tx: Transaction,
  { keys, config: { inboundMail } }: Pick<ApiContext, 'keys' | 'config'>,
  { recipients }: Message,
): Promise<Addressed | undefined> {
  const tags = inboundMail ? replyTagsIn(recipients, inboundMail.address) : [];
  const agentIds = tags.length > 0 ? (await listAgents(tx)).map(({ id }) => id) : [];
  for (const tag of tags.slice(0, 10)) {
    const [known] = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.number, tag.number));
    const [ticket] = known ? await lockTickets(tx, [known.id]) : [];
    const replier = ticket && replierOf(await keys.all(), ticket, tag, agentIds);
    if (ticket && replier) return { ticket, replier };
  }
  return undefined;
}
