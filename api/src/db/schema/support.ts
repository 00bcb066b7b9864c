import { index, jsonb, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';

export const ticketNumbers = pgSequence('ticket_numbers', { startWith: 1 });

export interface StoredAttachment {
  /** Random name in the uploads folder. */
  file: string;
  /** The name it came with, for the download. */
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.status, table.createdAt)],
);
