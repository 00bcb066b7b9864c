import { randomUUID } from 'node:crypto';
import type { WebhookData, WebhookEventType } from '@marketplace/shared/contracts';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { type Queries, webhookDeliveries, webhookEndpoints, webhookEvents } from '../../db/index.ts';

interface WebhookEvent<Type extends WebhookEventType> {
  type: Type;
  /** Whose it is; null if it is only the operator's. */
  clientId: string | null;
  data: WebhookData<Type>;
  /** For events caused by the passing of time: when it happened. Now by default. */
  at?: Date;
  /** Reports it once, however many replicas notice it. */
  onceKey?: string;
}

/** `msg_…`: the id of an event, the same each time it is sent. */
export const newEventId = () => `msg_${randomUUID().replaceAll('-', '')}`;

/** What a receiver gets, by Standard Webhooks. */
export const payloadOf = (type: string, at: Date, data: unknown): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** Endpoints that were already listening when an event happened. */
const listening = (type: string, clientId: SQLWrapper | string | null, at: SQLWrapper): SQL => {
  const { enabled, events, clientId: owner, listensSince } = webhookEndpoints;
  return sql`${enabled} and ${type} = any(${events}) and (${owner} is null or ${owner} = ${clientId}) and ${listensSince} <= ${at}`;
};

/** Whether any endpoint listens, as a condition of a query for events caused by the passing of time. */
export const isAwaited = (type: WebhookEventType, clientId: SQLWrapper, at: SQLWrapper): SQL =>
  sql`exists (select 1 from ${webhookEndpoints} where ${listening(type, clientId, at)})`;

/** Whether such an event was already reported. */
export const isTold = (onceKey: SQLWrapper): SQL =>
  sql`exists (select 1 from ${webhookEvents} where ${webhookEvents.onceKey} = ${onceKey})`;

/**
 * Records what happened in the transaction of the change, for each endpoint that listens to it; if none does, nothing is
 * written. It goes out once the transaction is committed, and only then.
 */
export async function recordEvent<Type extends WebhookEventType>(
  tx: Queries,
  { type, clientId, data, at, onceKey = undefined }: WebhookEvent<Type>,
): Promise<void> {
  const payload = payloadOf(type, at ?? new Date(), data);
  const since = at ? sql`${at}::timestamptz` : sql`clock_timestamp()`;
  await tx.execute(sql`
    with listening as (
      select ${webhookEndpoints.id} as id from ${webhookEndpoints} where ${listening(type, clientId, since)}
    ), event as (
      insert into ${webhookEvents} (id, type, client_id, payload, once_key)
      select ${newEventId()}, ${type}, ${clientId}, ${payload}, ${onceKey ?? null} where exists (select 1 from listening)
      on conflict do nothing
      returning id
    )
    insert into ${webhookDeliveries} (id, endpoint_id, event_id)
    select gen_random_uuid()::text, listening.id, event.id from listening, event`);
}
