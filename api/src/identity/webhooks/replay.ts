import { randomUUID } from 'node:crypto';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { type Transaction, webhookDeliveries, webhookEvents } from '../../db/index.ts';
import { ApiError, countUse, found } from '../../http/index.ts';
import { newEventId, payloadOf } from '../../notifications/index.ts';
import { recordAudit } from '../../operations/index.ts';
import type { Keeper } from './save-webhook.ts';
import { type EndpointRow, lockWebhook } from './webhook-store.ts';

/** Due now, with all its attempts again. */
const dueNow = { state: 'new', roundAt: sql`now()`, nextAttemptAt: sql`now()` } as const;

/**
 * Sends an event again, delivered or not, under the same id. One that waits for its next attempt is sent now.
 * @throws ApiError 404, 409 if the webhook is turned off
 */
export async function replayOne(tx: Transaction, keeper: Keeper, webhookId: string, id: string): Promise<void> {
  const row = await lockOn(tx, keeper, webhookId);
  const [replayed] = await tx
    .update(webhookDeliveries)
    .set(dueNow)
    .where(and(eq(webhookDeliveries.endpointId, webhookId), eq(webhookDeliveries.id, id)))
    .returning();
  const { eventId } = found('delivery', replayed);
  await audit(tx, keeper, row, { event: eventId });
}

/** Resends what has failed since a moment. Returns how many events. @throws as `replayOne` */
export async function replaySince(tx: Transaction, keeper: Keeper, webhookId: string, since: Date): Promise<number> {
  const row = await lockOn(tx, keeper, webhookId);
  const { endpointId, state, createdAt } = webhookDeliveries;
  const replayed = await tx
    .update(webhookDeliveries)
    .set(dueNow)
    .where(and(eq(endpointId, webhookId), inArray(state, ['failed']), gte(createdAt, since)))
    .returning({ id: webhookDeliveries.id });
  await audit(tx, keeper, row, { since: since.toISOString(), events: replayed.length });
  return replayed.length;
}

const tests = { name: 'webhook-tests', quota: 10, windowSeconds: 60 };

/** Sends a `webhook.test` to this webhook, like any event. Returns its delivery's id. @throws as `replayOne`, 429 */
export async function sendTestEvent(tx: Transaction, keeper: Keeper, webhookId: string): Promise<string> {
  const { clientId, url } = await lockOn(tx, keeper, webhookId);
  const [eventId, id] = [newEventId(), randomUUID()];
  const data = { webhookId, url, message: 'This is a test. Nothing has happened.' };
  await tx
    .insert(webhookEvents)
    .values({ id: eventId, type: 'webhook.test', clientId, payload: payloadOf('webhook.test', new Date(), data) });
  await tx.insert(webhookDeliveries).values({ id, endpointId: webhookId, eventId });
  return id;
}

/** Counted outside the transaction: a refused test counts too. */
export const countTest = (db: Parameters<typeof countUse>[0], webhookId: string) =>
  countUse(db, `webhook:test:${webhookId}`, tests, "You've sent too many tests. Try again in a minute.");

async function lockOn(tx: Transaction, { caller }: Keeper, id: string): Promise<EndpointRow> {
  const row = await lockWebhook(tx, caller, id);
  if (row.enabled) return row;
  throw new ApiError(409, 'webhook_off', 'This webhook is turned off. Turn it on first.');
}

const audit = (
  tx: Transaction,
  { caller: _, ...actor }: Keeper,
  { id, url }: EndpointRow,
  after: Record<string, unknown>,
) =>
  recordAudit(tx, {
    ...{ ...actor, action: 'webhook.replayed', target: { type: 'webhook', id, name: new URL(url).host } },
    after,
  });
