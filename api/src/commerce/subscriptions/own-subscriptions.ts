import type { OwnSubscription } from '@marketplace/shared/contracts';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { clients, isSuspended, type Queries, subscriptions, subscriptionSeats } from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';
import { ownClient } from '../../identity/index.ts';

/** The running subscriptions of a module that the caller's clients have; the last to end first. */
export async function ownSubscriptions(
  db: Queries,
  caller: Caller,
  moduleId: string,
  now: Date,
): Promise<OwnSubscription[]> {
  const hasSeat = sql<boolean>`exists (select 1 from ${subscriptionSeats} e
    where e.client_id = ${subscriptions.clientId} and e.subscription_id = ${subscriptions.id}
      and e.user_id = ${caller.userId})`;
  const rows = await db
    .select({
      ...{ clientName: clients.name, users: subscriptions.noOfUsers, endsAt: subscriptions.endsAt, hasSeat },
      suspended: isSuspended(subscriptions),
    })
    .from(subscriptions)
    .innerJoin(clients, eq(clients.id, subscriptions.clientId))
    .where(
      and(
        eq(subscriptions.moduleId, moduleId),
        ownClient(caller, subscriptions.clientId),
        eq(subscriptions.awaitsPayment, false),
        lte(subscriptions.startsAt, now),
        gt(subscriptions.endsAt, now),
      ),
    )
    .orderBy(sql`${subscriptions.endsAt} desc`, asc(subscriptions.id));
  return rows.map((row) => ({ ...row, endsAt: row.endsAt.toISOString() }));
}
