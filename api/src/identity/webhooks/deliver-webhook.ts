import { and, eq, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { ApiConfig } from '../../config.ts';
import { dayMs } from '../../day-ms.ts';
import { type Database, type Transaction, webhookDeliveries, webhookEndpoints, webhookEvents } from '../../db/index.ts';
import { defineJob, type JobQueue } from '../../jobs/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { tellDisabled } from './webhook-mails.ts';
import { pauseAfter } from './retry-schedule.ts';
import { type Sent, sendEvent } from './send-event.ts';
import { secretsOf } from './webhook-secret.ts';

interface Context {
  db: Database;
  queue: JobQueue;
  mailer: Mailer;
  config: ApiConfig;
}

/** An endpoint that accepts nothing for this long is turned off. */
const mostFailingMs = 5 * dayMs;
/** How many entries the log of a delivery keeps. */
const mostAttempts = 30;

/**
 * Sends one event to one endpoint, and plans the next attempt if that fails. If a server dies midway, it is sent again,
 * under the same id.
 */
export const deliverWebhook = defineJob({
  name: 'deliver-webhook',
  title: 'Send an event to a webhook',
  payload: Type.Object({ deliveryId: Type.String() }),
  pollSeconds: 1,
  // A slow receiver delays its own events, not those of others.
  atOnce: { jobs: 4, ofGroup: 1 },
  deleteWhenDone: true,
  options: {
    // Only for problems on our side: retries after a receiver's response are planned below.
    retryLimit: 5,
    retryDelay: 30,
    retryBackoff: true,
    heartbeatSeconds: 60,
    retentionSeconds: 7 * 86_400,
    deleteAfterSeconds: 7 * 86_400,
  },
  run: async ({ deliveryId }, context: Context) => {
    const found = await findDue(context.db, deliveryId);
    if (!found) return;
    const { delivery, event, endpoint } = found;
    const secrets = secretsOf(context.config, endpoint, new Date());
    const sent = endpoint.enabled
      ? await sendEvent({
          ...{ url: endpoint.url, eventId: event.id, payload: event.payload, secrets },
          allowInside: context.config.webhooksInside,
        })
      : undefined;
    await context.db.transaction((tx) => settle(tx, context, { deliveryId: delivery.id, sent }));
  },
});

/** Deliveries that are gone, settled by another job, or due later aren't sent. */
async function findDue(db: Database, deliveryId: string) {
  const { id, state, nextAttemptAt, endpointId, eventId } = webhookDeliveries;
  const [row] = await db
    .select({ delivery: webhookDeliveries, event: webhookEvents, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, eventId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, endpointId))
    .where(and(eq(id, deliveryId), eq(state, 'waiting'), sql`${nextAttemptAt} <= now()`));
  return row;
}

interface Settled {
  deliveryId: string;
  /** Undefined if nothing was sent, because the endpoint is turned off. */
  sent: Sent | undefined;
}

/** Writes the outcome of an attempt, and what comes next. Locks the endpoint first, as changing it does. */
async function settle(tx: Transaction, context: Context, { deliveryId, sent }: Settled): Promise<void> {
  const named = eq(webhookDeliveries.id, deliveryId);
  const [known] = await tx.select({ endpointId: webhookDeliveries.endpointId }).from(webhookDeliveries).where(named);
  const ofEndpoint = eq(webhookEndpoints.id, known?.endpointId ?? '');
  const [endpoint] = await tx.select().from(webhookEndpoints).where(ofEndpoint).for('update');
  const [delivery] = await tx.select().from(webhookDeliveries).where(named).for('update');
  if (!endpoint || !delivery) return;
  if (!sent) {
    await tx.update(webhookDeliveries).set({ state: 'failed', nextAttemptAt: null }).where(named);
    return;
  }
  const attempts = [...delivery.attempts, sent.attempt].slice(-mostAttempts);
  if (sent.attempt.problem === null) {
    await tx.update(webhookDeliveries).set({ state: 'delivered', attempts, nextAttemptAt: null }).where(named);
    await tx.update(webhookEndpoints).set({ failingSince: null }).where(ofEndpoint);
    return;
  }
  const now = new Date(sent.attempt.at);
  const failingSince = endpoint.failingSince ?? now;
  const isFailing = now.getTime() - failingSince.getTime() >= mostFailingMs;
  const disabledReason = sent.isGone ? 'gone' : 'failing';
  const isDisabled = endpoint.enabled && (sent.isGone || isFailing);
  await tx
    .update(webhookEndpoints)
    .set({ failingSince, ...(isDisabled && { enabled: false, disabledReason, updatedAt: sql`now()` }) })
    .where(ofEndpoint);
  if (isDisabled) await tellDisabled(tx, context, endpoint, disabledReason);
  const failed = attempts.filter(({ at }) => Date.parse(at) >= delivery.roundAt.getTime()).length;
  const pause = isDisabled || !endpoint.enabled ? undefined : pauseAfter(failed, sent.waitAsked);
  const nextAttemptAt = pause === undefined ? null : new Date(Date.now() + pause);
  const state = nextAttemptAt ? 'waiting' : 'failed';
  await tx.update(webhookDeliveries).set({ state, attempts, nextAttemptAt }).where(named);
  if (nextAttemptAt) await enqueueDelivery(tx, context.queue, { ...delivery, nextAttemptAt });
}

type Waiting = Pick<typeof webhookDeliveries.$inferSelect, 'id' | 'endpointId'> & { nextAttemptAt?: Date };

/** In the transaction that sets when it is due. */
export const enqueueDelivery = (
  tx: Transaction,
  queue: JobQueue,
  { id, endpointId, nextAttemptAt }: Waiting,
): Promise<void> =>
  queue.enqueue(
    tx,
    deliverWebhook,
    { deliveryId: id },
    { group: { id: endpointId }, ...(nextAttemptAt && { startAfter: nextAttemptAt }) },
  );
