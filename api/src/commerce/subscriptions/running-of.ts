import type { RunningSubscription, Suspension } from '@marketplace/shared/contracts';
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { type Queries, subscriptions, suspensionOf } from '../../db/index.ts';
import { companyClock } from '../../operations/index.ts';
import type { SubscriptionRow } from './subscription-store.ts';
import { daysOf, isCancelledTrial, standingOf } from './term.ts';

/** Begun or not: one that awaits its payment has no end yet. */
export const hasNotEnded = (now: Date) => or(eq(subscriptions.awaitsPayment, true), gt(subscriptions.endsAt, now));

/** The last to end first. */
export const lastToEnd = [sql`${subscriptions.endsAt} desc`, asc(subscriptions.id)];

/** One that has not ended. @param clock.timeZone the company's */
export function toRunning(
  row: SubscriptionRow,
  suspension: Suspension | null,
  { now, timeZone }: { now: Date; timeZone: string },
): RunningSubscription {
  const { id, clientId, noOfUsers, startsAt, endsAt, awaitsPayment, cancelAtEnd } = row;
  const status = standingOf(row, suspension, now).status as RunningSubscription['status'];
  // Nothing can be added while its invoice is unpaid.
  const isPaid = !awaitsPayment && status !== 'suspended' && !isCancelledTrial(row);
  return {
    ...{ id, clientId, users: noOfUsers, status, awaitsPayment },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...daysOf(row, timeZone),
    changes: isPaid ? (cancelAtEnd ? ['users'] : ['users', 'days']) : [],
  };
}

/** The client's subscriptions that have not ended, by module. */
export async function runningOf(
  db: Queries,
  clientId: string,
  moduleIds: string[],
  now: Date,
): Promise<Map<string, RunningSubscription[]>> {
  if (moduleIds.length === 0) return new Map();
  const rows = await db
    .select({ row: subscriptions, suspension: suspensionOf(subscriptions) })
    .from(subscriptions)
    .where(and(eq(subscriptions.clientId, clientId), inArray(subscriptions.moduleId, moduleIds), hasNotEnded(now)))
    .orderBy(...lastToEnd);
  const { timeZone } = await companyClock(db);
  const found = new Map<string, RunningSubscription[]>();
  for (const { row, suspension } of rows)
    found.set(row.moduleId, [...(found.get(row.moduleId) ?? []), toRunning(row, suspension, { now, timeZone })]);
  return found;
}
