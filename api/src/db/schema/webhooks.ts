import type { WebhookAttempt } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment, updatedAt } from './columns.ts';
import { clients } from './organizations.ts';

/** Where events are sent, by the scheme of Standard Webhooks. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: text('id').primaryKey(),
    /** Null for the operator of the marketplace, who gets everyone's events. */
    clientId: text('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    description: text('description').notNull(),
    events: text('events').array().notNull(),
    /** Since when it has listened to these events: it isn't told about earlier ones. */
    listensSince: moment('listens_since').notNull().defaultNow(),
    /** Encrypted with a key of the server. */
    secret: bytes('secret').notNull(),
    /** Also signs, until the moment below. */
    previousSecret: bytes('previous_secret'),
    previousUntil: moment('previous_until'),
    enabled: boolean('enabled').notNull().default(true),
    /** Why it was turned off automatically; null if a person did it, or nobody. */
    disabledReason: text('disabled_reason', { enum: ['gone', 'failing'] }),
    failingSince: moment('failing_since'),
    /** Kept after the account is deleted, hence no reference. */
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.clientId)],
);

/**
 * What happened, as it is sent: the same bytes each time. Only events that some endpoint listens to; deleted after 30
 * days.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** Goes out as `webhook-id`. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    clientId: text('client_id'),
    payload: text('payload').notNull(),
    /** Key of an event that must be reported once, though several replicas may notice it; null for others. */
    onceKey: text('once_key'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('webhook_events_once').on(table.onceKey), index().on(table.createdAt)],
);

/** An event on its way to an endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventId: text('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    /** A new one has no job yet. */
    state: text('state', { enum: ['new', 'waiting', 'delivered', 'failed'] })
      .notNull()
      .default('new'),
    /** Latest last; those of the last rounds. */
    attempts: jsonb('attempts').$type<WebhookAttempt[]>().notNull().default([]),
    /** When the current round of attempts began: with the event, or with a replay. */
    roundAt: moment('round_at').notNull().defaultNow(),
    nextAttemptAt: moment('next_attempt_at').defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.endpointId, table.eventId),
    index().on(table.endpointId, table.createdAt),
    index().on(table.eventId),
    index('webhook_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`state in ('new', 'waiting')`),
  ],
);
