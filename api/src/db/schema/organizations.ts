import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './users.ts';

/** Who pays. */
export const masterClients = pgTable('master_clients', {
  id: text('id').primaryKey(),
  orgId: text('org_id').notNull().unique(),
  legalName: text('legal_name').notNull(),
  createdAt: createdAt(),
});

/** Who uses: the tenant. Carts and bills belong to a client. */
export const clients = pgTable('clients', {
  id: text('id').primaryKey(),
  masterClientId: text('master_client_id')
    .notNull()
    .references(() => masterClients.id),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  createdAt: createdAt(),
});

/** A user may act for several clients; one of them is the one they act for until they pick another. */
export const clientMembers = pgTable(
  'client_members',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.userId] }), index().on(table.userId)],
);
