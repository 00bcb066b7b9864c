import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Who changed what. Kept after actor and target are deleted, hence no references. */
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
  },
  (table) => [
    index().on(table.at),
    index().on(table.actorId, table.at),
    index().on(table.targetType, table.targetId, table.at),
    index().on(table.action, table.at),
  ],
);
