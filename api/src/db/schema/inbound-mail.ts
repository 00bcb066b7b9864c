import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Mail that arrived, once for each delivery of the provider. Its raw message is in the file store. */
export const inboundMails = pgTable(
  'inbound_mails',
  {
    id: text('id').primaryKey(),
    /** The provider's id of this delivery: the same however often it is repeated. */
    webhookId: text('webhook_id').notNull().unique(),
    /** Random name in the uploads folder. */
    file: text('file').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    /** Added to its ticket, noted there, started as a conversation, or set aside and shown to administrators. */
    state: text('state', { enum: ['waiting', 'added', 'noted', 'started', 'set-aside'] })
      .notNull()
      .default('waiting'),
    /** Why it was noted or set aside: a sentence for administrators. */
    reason: text('reason'),
    fromAddress: text('from_address'),
    subject: text('subject'),
    /** In angle brackets. */
    messageId: text('message_id'),
    /** Tickets are never deleted. */
    ticketId: text('ticket_id'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** When it was processed. */
    doneAt: moment('done_at'),
  },
  (table) => [
    index().on(table.state, table.receivedAt),
    index().on(table.messageId),
    index().on(table.ticketId, table.receivedAt),
  ],
);
