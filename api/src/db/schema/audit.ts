import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/**
 * Who changed what. Kept after actor and target are deleted, hence no references. Triggers refuse every change except
 * the erasure of a deleted person's data and the end of the retention period.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull().defaultNow(),
    /** Null for the system and for visitors. */
    actorId: text('actor_id'),
    actorEmail: text('actor_email'),
    /** Such as `user.password_changed`. */
    action: text('action').notNull(),
    targetType: text('target_type').notNull(),
    targetId: text('target_id').notNull(),
    /** The target's name in lists. */
    targetName: text('target_name').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    ip: text('ip'),
    /** Salts of the hashes of personal data in the chain; null once that data is erased. */
    actorSalt: uuid('actor_salt').defaultRandom(),
    personSalt: uuid('person_salt').defaultRandom(),
  },
  (table) => [
    index().on(table.at),
    index().on(table.actorId, table.at),
    index().on(table.targetType, table.targetId, table.at),
    index().on(table.action, table.at),
  ],
);

/** The seals of the events: each holds the hash of its event and of the seal before it, without gaps. */
export const auditChain = pgTable('audit_chain', {
  sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
  eventId: text('event_id').notNull().unique(),
  /** Of the actor, and the place. */
  actorHash: bytes('actor_hash').notNull(),
  /** Of names and addresses in what was changed. */
  personHash: bytes('person_hash').notNull(),
  hash: bytes('hash').notNull(),
  sealedAt: moment('sealed_at').notNull().defaultNow(),
});
