import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';
import { clients } from './organizations.ts';
import { users } from './users.ts';

/** The right of a client to use a module with so many users until a moment. Its status follows from the clock. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    moduleId: text('module_id').notNull(),
    /** As it was called when it was bought. */
    moduleName: text('module_name').notNull(),
    /** The order that began it; changes bring orders of their own. */
    orderId: text('order_id').notNull(),
    /** Who bought it. */
    userId: text('user_id').notNull(),
    noOfUsers: integer('no_of_users').notNull(),
    /** Ordered online and not paid yet: the term begins with the payment, as long as it is here. */
    awaitsPayment: boolean('awaits_payment').notNull().default(false),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Per user and day in minor units, as bought: later changes are charged by it. */
    unitPrice: bigint('unit_price', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** It ends with its term; until then it goes on. */
    cancelAtEnd: boolean('cancel_at_end').notNull().default(false),
    cancelReason: text('cancel_reason'),
    /** The warning that was mailed last, by its days before the end of this term; null before the first. */
    warnedDays: integer('warned_days'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    // An id alone names one, whosever it is.
    uniqueIndex('subscriptions_id_unique').on(table.id),
    index().on(table.clientId, table.endsAt),
    index().on(table.clientId, table.moduleId),
    index().on(table.userId),
    check('subscriptions_users', sql`${table.noOfUsers} between 1 and 100000`),
    check('subscriptions_term', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** Who of the client uses a subscription. */
export const subscriptionSeats = pgTable(
  'subscription_seats',
  {
    clientId: text('client_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.subscriptionId, table.userId] }),
    index().on(table.userId),
    foreignKey({
      columns: [table.clientId, table.subscriptionId],
      foreignColumns: [subscriptions.clientId, subscriptions.id],
    }).onDelete('cascade'),
  ],
);
