import type { BillingDetails } from '@marketplace/shared/contracts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { users } from './users.ts';

/** Who pays. */
export const masterClients = pgTable('master_clients', {
  id: text('id').primaryKey(),
  orgId: text('org_id').notNull().unique(),
  legalName: text('legal_name').notNull(),
  /** Initial billing details of a checkout for one of its clients. */
  billing: jsonb('billing').$type<BillingDetails>(),
  createdAt: createdAt(),
});

/** Who uses: the tenant. Carts and invoices belong to a client. */
export const clients = pgTable('clients', {
  id: text('id').primaryKey(),
  masterClientId: text('master_client_id')
    .notNull()
    .references(() => masterClients.id),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  /** Overrides the master client's value. */
  billing: jsonb('billing').$type<BillingDetails>(),
  /** Days from the invoice to its due date; null for the company's default, see `termsOf`. */
  termsDays: integer('terms_days'),
  /** Since when it has been closed: nobody acts for it, its books stay. */
  closedAt: moment('closed_at'),
  createdAt: createdAt(),
});

/** Email domains of a client, in lowercase: people who use single sign-on from one of them join the client. */
export const clientDomains = pgTable(
  'client_domains',
  {
    domain: text('domain').primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.clientId)],
);

/** A user may act for several clients; the current one stays until they choose another. */
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

/** Users removed from a client: a sign-in doesn't bring them back, only being added again does. */
export const clientRemovals = pgTable(
  'client_removals',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    removedAt: moment('removed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.userId] }), index().on(table.userId)],
);

/** Units of a client's organization, as the client registers them. */
export const departments = pgTable(
  'departments',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.id] }), uniqueIndex().on(table.clientId, table.name)],
);
