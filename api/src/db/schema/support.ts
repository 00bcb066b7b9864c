import { index, jsonb, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, updatedAt } from './columns.ts';
import { users } from './users.ts';

export const ticketNumbers = pgSequence('ticket_numbers', { startWith: 1 });

export interface StoredAttachment {
  /** Random name in the uploads folder. */
  file: string;
  /** Original name, for the download. */
  name: string;
  type: string;
  size: number;
}

export const tickets = pgTable(
  'tickets',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    /** Null for a visitor. */
    userId: text('user_id'),
    clientId: text('client_id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    category: text('category').notNull(),
    moduleId: text('module_id'),
    subject: text('subject').notNull(),
    description: text('description').notNull(),
    priority: text('priority').notNull(),
    status: text('status', { enum: ['new', 'open', 'waiting', 'resolved', 'closed'] })
      .notNull()
      .default('new'),
    attachment: jsonb('attachment').$type<StoredAttachment>(),
    /** Hash of the token in the status page link, which needs no sign-in. */
    publicTokenHash: bytes('public_token_hash').unique(),
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.status, table.createdAt),
    index().on(table.userId, table.createdAt),
    index().on(table.assigneeId),
  ],
);

/** Replies and changes of a ticket, in order. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Notes are only for administrators. */
    kind: text('kind', { enum: ['message', 'note', 'status', 'assignment', 'priority'] }).notNull(),
    author: text('author', { enum: ['requester', 'agent', 'system'] }).notNull(),
    authorName: text('author_name').notNull(),
    authorId: text('author_id'),
    body: text('body').notNull(),
    attachment: jsonb('attachment').$type<StoredAttachment>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.id] }), index().on(table.ticketId, table.createdAt)],
);
