import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { modules } from './catalog.ts';
import { createdAt } from './columns.ts';
import { clients } from './organizations.ts';
import { users } from './users.ts';

/** A user's request for a module, one per client they act for. The client leads the key, as with carts. */
export const moduleRequests = pgTable(
  'module_requests',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    moduleId: text('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    note: text('note'),
    /** Number of payment admins notified. */
    notified: integer('notified').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.userId, table.moduleId] }),
    index().on(table.clientId, table.createdAt),
  ],
);
