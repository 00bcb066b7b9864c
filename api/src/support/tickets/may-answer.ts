import type { Queries } from '../../db/index.ts';
import { dayMs } from '../../day-ms.ts';
import { ApiError } from '../../http/index.ts';
import type { TicketRow } from './ticket-store.ts';
import { resolvedAt } from './ticket-events.ts';

/** For this many days a reply reopens a resolved ticket. */
export const reopenDays = 14;

/** Whether the requester can still reply: not to a closed ticket, or to one resolved long ago. */
export async function mayAnswer(db: Queries, { id, status, updatedAt }: TicketRow): Promise<boolean> {
  if (status === 'closed') return false;
  if (status !== 'resolved') return true;
  const since = (await resolvedAt(db, id)) ?? updatedAt;
  return Date.now() - since.getTime() < reopenDays * dayMs;
}

/** @throws ApiError 409 if replies are no longer accepted */
export async function assertMayAnswer(db: Queries, ticket: TicketRow): Promise<void> {
  if (await mayAnswer(db, ticket)) return;
  throw new ApiError(
    409,
    'ticket_closed',
    `This ticket is closed. You can reply for ${reopenDays} days after it's solved. Please raise a new one.`,
  );
}
