import type { OwnSubscription } from '@marketplace/shared/contracts';
import { and, eq, lte, sql } from 'drizzle-orm';
import { clients, type Queries, subscriptions, subscriptionSeats, suspensionOf } from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';
import { ownClient } from '../../identity/index.ts';
import { companyClock } from '../../operations/index.ts';
import { hasNotEnded, lastToEnd, toRunning } from './running-of.ts';

interface Asked {
  moduleId: string;
  /** Including those that have not begun. */
  pending: boolean;
  now: Date;
}

/** The subscriptions that the caller's clients have of a module and that have not ended; the last to end first. */
export async function ownSubscriptions(
  db: Queries,
  caller: Caller,
  { moduleId, pending, now }: Asked,
): Promise<OwnSubscription[]> {
  const hasSeat = sql<boolean>`exists (select 1 from ${subscriptionSeats} e
    where e.client_id = ${subscriptions.clientId} and e.subscription_id = ${subscriptions.id}
      and e.user_id = ${caller.userId})`;
  const hasBegun = and(eq(subscriptions.awaitsPayment, false), lte(subscriptions.startsAt, now));
  const rows = await db
    .select({ row: subscriptions, clientName: clients.name, hasSeat, suspension: suspensionOf(subscriptions) })
    .from(subscriptions)
    .innerJoin(clients, eq(clients.id, subscriptions.clientId))
    .where(
      and(
        eq(subscriptions.moduleId, moduleId),
        ownClient(caller, subscriptions.clientId),
        hasNotEnded(now),
        pending ? undefined : hasBegun,
      ),
    )
    .orderBy(...lastToEnd);
  const { timeZone } = await companyClock(db);
  return rows.map(({ row, clientName, hasSeat: seated, suspension }) => {
    const running = toRunning(row, suspension, { now, timeZone });
    const { users, endsAt, endsOn, status } = running;
    return { clientName, users, endsAt, endsOn, hasSeat: seated, suspended: status === 'suspended', running };
  });
}
