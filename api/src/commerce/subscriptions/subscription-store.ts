import { sentDayIn } from '../billing/sent-day.ts';
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Subscription } from '@marketplace/shared/contracts';
import { type Caller, notFound } from '../../http/index.ts';
import { assertOpenClient, ownClient, readableClient } from '../../identity/index.ts';
import {
  clientMembers,
  clients,
  modules,
  type Queries,
  subscriptions,
  subscriptionSeats,
  suspensionOf,
  type Transaction,
  users,
} from '../../db/index.ts';
import { companyClock } from '../../operations/index.ts';
import { tellSubscription } from '../webhooks/tell.ts';
import { begunDays, daysOf, standingOf } from './term.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Leaving the client gives up the seat. */
const seats = sql<Subscription['seats']>`(
  select coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.name, 'email', u.email)
                            order by lower(u.name), u.id), '[]')
    from ${subscriptionSeats} e
    join ${clientMembers} c on c.client_id = e.client_id and c.user_id = e.user_id
    join ${users} u on u.id = e.user_id
   where e.client_id = ${subscriptions}.client_id and e.subscription_id = ${subscriptions}.id)`;

const selectSubscriptions = (db: Queries) =>
  db
    .select({
      ...{ row: subscriptions, clientName: clients.name, iconUrl: modules.iconUrl, seats },
      suspension: suspensionOf(subscriptions),
    })
    .from(subscriptions)
    .innerJoin(clients, eq(clients.id, subscriptions.clientId))
    .leftJoin(modules, eq(modules.id, subscriptions.moduleId))
    .$dynamic();

interface Clock {
  now: Date;
  timeZone: string;
}

type Listed = Awaited<ReturnType<typeof selectSubscriptions>>[number];

function toSubscription({ row, suspension, ...rest }: Listed, { now, timeZone }: Clock): Subscription {
  const { id, clientId, moduleId, moduleName, orderId, cancelAtEnd, cancelReason, unitPrice, currency } = row;
  // A waiting one still has its full term ahead, whenever it starts.
  const from = row.awaitsPayment ? row.startsAt : now;
  return {
    ...{ id, clientId, moduleId, moduleName, orderId, cancelAtEnd, cancelReason, unitPrice, currency },
    ...rest,
    users: row.noOfUsers,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    ...daysOf(row, timeZone),
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    ...(row.trialEndsAt && { trialEndsOn: sentDayIn(row.trialEndsAt, timeZone) }),
    renewDays: row.renewDays,
    awaitsPayment: row.awaitsPayment,
    daysLeft: begunDays(from, row.endsAt),
    ...standingOf(row, suspension, now),
  };
}

/** Those that the caller may read, the next to end first. */
export const listSubscriptions = (db: Queries, caller: Caller, condition: SQL | undefined, now: Date) =>
  list(db, and(readableClient(caller, subscriptions.clientId), condition), now);

/** Those that an order of this client began. */
export const listSubscriptionsOf = (db: Queries, clientId: string, orderId: string, now: Date) =>
  list(db, and(eq(subscriptions.clientId, clientId), eq(subscriptions.orderId, orderId)), now);

async function list(db: Queries, condition: SQL | undefined, now: Date): Promise<Subscription[]> {
  const rows = await selectSubscriptions(db)
    .where(condition)
    .orderBy(asc(subscriptions.endsAt), asc(sql`lower(${subscriptions.moduleName})`), asc(subscriptions.id));
  const { timeZone } = await companyClock(db);
  return rows.map((row) => toSubscription(row, { now, timeZone }));
}

/** The subscription after a change. */
export async function readSubscription(db: Queries, { clientId, id }: SubscriptionRow): Promise<Subscription> {
  const [row] = await selectSubscriptions(db).where(
    and(eq(subscriptions.clientId, clientId), eq(subscriptions.id, id)),
  );
  if (!row) throw notFound('subscription');
  const { timeZone } = await companyClock(db);
  return toSubscription(row, { now: new Date(), timeZone });
}

/** @throws ApiError 404 for another client's, 409 for one of a closed client */
export const findOwn = async (db: Queries, caller: Caller, id: string): Promise<SubscriptionRow> =>
  changeable(db, await selectOwn(db, caller, id));

/** Locked until the transaction ends, which serializes changes of a subscription. @throws as `findOwn` */
export const lockOwn = async (tx: Transaction, caller: Caller, id: string): Promise<SubscriptionRow> =>
  changeable(tx, await selectOwn(tx, caller, id).for('update'));

async function changeable(db: Queries, [row]: SubscriptionRow[]): Promise<SubscriptionRow> {
  if (!row) throw notFound('subscription');
  await assertOpenClient(db, row.clientId);
  return row;
}

const selectOwn = (db: Queries, caller: Caller, id: string) =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), ownClient(caller, subscriptions.clientId)));

/** Any client's, for administrators. */
export const selectById = (db: Queries, id: string) =>
  db.select().from(subscriptions).where(eq(subscriptions.id, id)).$dynamic();

/**
 * Ends subscriptions now, as canceled; a later start moves up to now. Those that have ended or wait for a payment stay
 * as they are.
 */
export async function endNow(
  tx: Transaction,
  which: SQL | undefined,
  { now, reason }: { now: Date; reason: string | null },
): Promise<void> {
  const { startsAt, endsAt, awaitsPayment } = subscriptions;
  await tx
    .update(subscriptions)
    .set({
      startsAt: sql`least(${startsAt}, ${now}::timestamptz - interval '1 millisecond')`,
      endsAt: now,
      ...{ cancelAtEnd: true, cancelReason: reason, updatedAt: sql`now()` },
    })
    .where(and(which, eq(awaitsPayment, false), gt(endsAt, now)));
}

/** What webhooks are notified of; the rest is for our own warnings. */
const told: (keyof SubscriptionRow)[] = ['noOfUsers', 'endsAt', 'renewDays', 'cancelAtEnd'];

/** Stores a change and its time, and reports it to webhooks. */
export async function updateSubscription(
  tx: Transaction,
  { clientId, id }: SubscriptionRow,
  change: Partial<SubscriptionRow>,
): Promise<void> {
  const [row] = await tx
    .update(subscriptions)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(subscriptions.clientId, clientId), eq(subscriptions.id, id)))
    .returning();
  if (row && told.some((field) => Object.hasOwn(change, field)))
    await tellSubscription(tx, 'subscription.changed', row);
}
