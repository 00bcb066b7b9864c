import type { SeatsBody } from '@marketplace/shared/contracts';
import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { isPerson } from '../../identity/index.ts';
import { recordAudit } from '../../operations/index.ts';
import { ApiError, type Caller, changedMeanwhile, invalid } from '../../http/index.ts';
import { clientMembers, subscriptionSeats, type Transaction, users } from '../../db/index.ts';
import { assertRuns } from './assert-runs.ts';
import { lockOwn, type SubscriptionRow } from './subscription-store.ts';

/**
 * Gives seats of the subscription to exactly these users.
 * @throws ApiError 409 for more users than were bought or if someone else has assigned seats meanwhile, 400 for a user
 * outside the client
 */
export async function assignSeats(
  tx: Transaction,
  caller: Caller,
  { id, userIds, was, ip }: SeatsBody & { id: string; ip: string },
): Promise<SubscriptionRow> {
  const row = await lockOwn(tx, caller, id);
  await assertRuns(tx, row, new Date());
  const { clientId, noOfUsers, moduleName } = row;
  if (userIds.length > noOfUsers) {
    const bought = `This subscription is for ${noOfUsers} ${noOfUsers === 1 ? 'user' : 'users'}.`;
    throw new ApiError(409, 'no_seat_left', `${bought} Remove someone or add users first.`);
  }
  await assertPeopleOf(tx, clientId, userIds);
  if (was) await assertStillSeated(tx, row, was);
  const ofThis = and(eq(subscriptionSeats.clientId, clientId), eq(subscriptionSeats.subscriptionId, id));
  await tx.delete(subscriptionSeats).where(and(ofThis, notInArray(subscriptionSeats.userId, userIds)));
  if (userIds.length > 0) {
    const rows = userIds.map((userId) => ({ clientId, subscriptionId: id, userId }));
    await tx.insert(subscriptionSeats).values(rows).onConflictDoNothing();
  }
  await recordAudit(tx, {
    actorId: caller.userId,
    action: 'subscription.seats_assigned',
    target: { type: 'subscription', id, name: moduleName },
    after: { userIds },
    ip,
  });
  return row;
}

async function assertStillSeated(tx: Transaction, { clientId, id }: SubscriptionRow, was: string[]): Promise<void> {
  const seated = await tx
    .select({ userId: subscriptionSeats.userId })
    .from(subscriptionSeats)
    .where(and(eq(subscriptionSeats.clientId, clientId), eq(subscriptionSeats.subscriptionId, id)));
  const shown = new Set(was);
  if (seated.length === shown.size && seated.every(({ userId }) => shown.has(userId))) return;
  throw changedMeanwhile('list of seats');
}

async function assertPeopleOf(tx: Transaction, clientId: string, userIds: string[]): Promise<void> {
  const people = await tx
    .select({ id: users.id })
    .from(clientMembers)
    .innerJoin(users, eq(users.id, clientMembers.userId))
    .where(
      and(eq(clientMembers.clientId, clientId), isPerson, ne(users.status, 'disabled'), inArray(users.id, userIds)),
    );
  if (people.length === userIds.length) return;
  throw invalid('userIds', 'Only active members of the organization can have a seat.');
}
