import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { clientMembers, type Queries, subscriptions } from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';

/**
 * The client whose current or past subscription lets someone review a module: first the one they act for, then the one
 * that subscribed last. Undefined if no subscription of their clients ever began.
 */
export async function reviewingClient(
  db: Queries,
  { userId, clientId }: Pick<Caller, 'userId' | 'clientId'>,
  moduleId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ clientId: subscriptions.clientId })
    .from(subscriptions)
    .innerJoin(clientMembers, eq(clientMembers.clientId, subscriptions.clientId))
    .where(
      and(
        eq(clientMembers.userId, userId),
        eq(subscriptions.moduleId, moduleId),
        eq(subscriptions.awaitsPayment, false),
        lte(subscriptions.startsAt, sql`now()`),
      ),
    )
    .orderBy(desc(eq(subscriptions.clientId, clientId ?? '')), desc(subscriptions.startsAt))
    .limit(1);
  return found?.clientId;
}
