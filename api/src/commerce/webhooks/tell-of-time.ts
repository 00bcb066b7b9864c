import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { type Database, invoices, subscriptions } from '../../db/index.ts';
import { defineScheduledJob } from '../../jobs/index.ts';
import { isAwaited, isTold } from '../../notifications/index.ts';
import { isOwed } from '../dunning/claims.ts';
import { tellInvoice, tellSubscription } from './tell.ts';

/** After a longer outage, earlier events are not reported. */
const lookBack = sql`interval '7 days'`;

/** Recorded once for each end date: a subscription that was extended gets another event when it ends. */
const endKey = sql`'subscription.ended:' || ${subscriptions.id} || ':' || extract(epoch from ${subscriptions.endsAt})`;
const overdueKey = sql`'invoice.overdue:' || ${invoices.id}`;
/** The first moment after the due day in the company's time zone. */
const overdueAt = sql<Date>`((${invoices.dueOn} + 1)::timestamp at time zone ${invoices.timeZone})`;

/**
 * Tells webhooks about ended subscriptions and overdue invoices: each once, whichever replica notices first, and only
 * webhooks that listened before.
 */
export async function tellOfTime(db: Database, now: Date): Promise<void> {
  await tellEnded(db, now);
  await tellOverdue(db, now);
}

async function tellEnded(db: Database, now: Date): Promise<void> {
  const { clientId, endsAt, awaitsPayment } = subscriptions;
  const ended = await db
    .select({ row: subscriptions, onceKey: sql<string>`${endKey}` })
    .from(subscriptions)
    .where(
      and(
        lte(endsAt, now),
        gt(endsAt, sql`${now}::timestamptz - ${lookBack}`),
        eq(awaitsPayment, false),
        isAwaited('subscription.ended', clientId, endsAt),
        sql`not ${isTold(endKey)}`,
      ),
    );
  for (const { row, onceKey } of ended)
    await tellSubscription(db, 'subscription.ended', row, { at: row.endsAt, onceKey });
}

async function tellOverdue(db: Database, now: Date): Promise<void> {
  const overdue = await db
    .select({ row: invoices, at: overdueAt.mapWith(invoices.dueDate), onceKey: sql<string>`${overdueKey}` })
    .from(invoices)
    .where(
      and(
        isOwed,
        sql`${overdueAt} <= ${now}::timestamptz and ${overdueAt} > ${now}::timestamptz - ${lookBack}`,
        isAwaited('invoice.overdue', invoices.clientId, overdueAt),
        sql`not ${isTold(overdueKey)}`,
      ),
    );
  for (const { row, ...due } of overdue) await tellInvoice(db, 'invoice.overdue', row, due);
}

export const tellOfTimeJob = defineScheduledJob({
  name: 'tell-webhooks-of-time',
  title: 'Tell webhooks of ended subscriptions and overdue invoices',
  schedule: '*/5 * * * *',
  run: ({ db }: { db: Database }) => tellOfTime(db, new Date()),
});
