import { sql, type SQLWrapper } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment, updatedAt } from './columns.ts';
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

/** 1 for urgent to 4 for low. */
export const priorityRank = (priority: SQLWrapper) =>
  sql`array_position(array['urgent', 'high', 'normal', 'low'], ${priority})`;

/** Conversations with people who write to us, through any channel. */
export const tickets = pgTable(
  'tickets',
  {
    /** Of a contact message or a demo request: the id of its row. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['ticket', 'contact', 'demo'] })
      .notNull()
      .default('ticket'),
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
    /** Who wrote the last message; set by a trigger. */
    lastWordFrom: text('last_word_from', { enum: ['requester', 'agent', 'system'] })
      .notNull()
      .default('requester'),
    /** Only written by the previous version; a trigger copies it into `ticket_files`. */
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
    index('tickets_of_user').on(table.userId, table.updatedAt.desc().nullsFirst(), table.id),
    index('tickets_of_address').on(sql`lower(${table.email})`, table.updatedAt.desc().nullsFirst(), table.id),
    index('tickets_changed').on(table.updatedAt.desc().nullsFirst(), table.id),
    index('tickets_raised').on(table.createdAt, table.id),
    index('tickets_by_priority').on(priorityRank(table.priority), table.updatedAt.desc().nullsFirst(), table.id),
  ],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The words of each ticket and of what was said in it, notes included, folded as in the catalog. Maintained by triggers. */
export const ticketSearch = pgTable(
  'ticket_search',
  {
    ticketId: text('ticket_id')
      .primaryKey()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    words: tsvector('words').notNull(),
  },
  (table) => [index('ticket_search_words').using('gin', table.words)],
);

/** Texts that administrators insert into answers. */
export const savedReplies = pgTable('saved_replies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  body: text('body').notNull(),
  createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

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

/**
 * Files of a ticket: of its description, if there is no event, or of what was said. An upload that hasn't been sent yet
 * has neither an event nor a time.
 */
export const ticketFiles = pgTable(
  'ticket_files',
  {
    id: text('id').primaryKey(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    eventId: text('event_id'),
    /** Random name in the uploads folder. */
    file: text('file').notNull().unique(),
    /** Original name, for the download. */
    name: text('name').notNull(),
    type: text('type').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    uploader: text('uploader', { enum: ['requester', 'agent'] }).notNull(),
    uploaderId: text('uploader_id'),
    /** In the order they were chosen. */
    position: integer('position').notNull().default(0),
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.ticketId, table.eventId),
    index('ticket_files_unsent')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
  ],
);
