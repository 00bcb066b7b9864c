import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { ticketEvents, type Transaction } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';

interface Seen {
  ticketId: string;
  /** The last event that the agent has seen; null for none. */
  seen: string | null;
  agentId: string;
}

/** @throws ApiError 409 with who did what, if someone else has written or changed the status since */
export async function assertNothingNew(tx: Transaction, { ticketId, seen, agentId }: Seen): Promise<void> {
  const isNewer = sql`coalesce((${ticketEvents.createdAt}, ${ticketEvents.id}) > (
    select e.created_at, e.id from ${ticketEvents} e where e.ticket_id = ${ticketId} and e.id = ${seen}), true)`;
  const [latest] = await tx
    .select()
    .from(ticketEvents)
    .where(
      and(
        eq(ticketEvents.ticketId, ticketId),
        inArray(ticketEvents.kind, ['message', 'note', 'status']),
        or(isNull(ticketEvents.authorId), ne(ticketEvents.authorId, agentId)),
        isNewer,
      ),
    )
    // What was said tells more than the status that it set.
    .orderBy(sql`${ticketEvents.kind} = 'message' desc`, desc(ticketEvents.createdAt), desc(ticketEvents.id))
    .limit(1);
  if (!latest) return;
  throw new ApiError(
    409,
    'changed_meanwhile',
    `${latest.authorName} ${didWhat(latest)} in the meantime, so nothing was sent. Read what's new, then send your text anyway or edit it.`,
  );
}

const statusWords: Record<string, string> = {
  new: 'marked this as new',
  open: 'reopened this',
  waiting: 'set this to waiting',
  resolved: 'marked this as solved',
  closed: 'closed this',
};

function didWhat({ kind, author, body }: typeof ticketEvents.$inferSelect): string {
  if (kind === 'status') return statusWords[body] ?? 'changed the status';
  if (kind === 'note') return 'left a note';
  return author === 'requester' ? 'wrote' : 'replied';
}
