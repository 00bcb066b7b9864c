import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from './columns.ts';
import { tickets } from './support.ts';
import { users } from './users.ts';

const kinds = ['urgent_ticket', 'waiting_ticket', 'contact_message', 'demo_request'] as const;

/** What administrators were alerted to, once for each occasion. */
export const alerts = pgTable(
  'alerts',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: kinds }).notNull(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** When the requester wrote what it is about. */
    since: moment('since').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.ticketId, table.kind, table.since), index().on(table.createdAt)],
);

/** What an administrator wants alerts for. Without a row: everything in the bell, nothing by email. */
export const alertChoices = pgTable('alert_choices', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bell: text('bell', { enum: kinds })
    .array()
    .notNull()
    .default([...kinds]),
  mail: text('mail', { enum: kinds }).array().notNull().default([]),
  /** When they last saw the bell; null if they never opened it. */
  seenAt: moment('seen_at'),
  /** Hash of the token that ends their emails. */
  unsubscribeHash: bytes('unsubscribe_hash').unique(),
});
