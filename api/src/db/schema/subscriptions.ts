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

/** A client's right to use a module with a number of users until a date. Its status follows from the clock. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    moduleId: text('module_id').notNull(),
    /** The module's name at the time of purchase. */
    moduleName: text('module_name').notNull(),
    /** The order that started it; changes have their own orders. */
    orderId: text('order_id').notNull(),
    /** Who bought it. */
    userId: text('user_id').notNull(),
    noOfUsers: integer('no_of_users').notNull(),
    /** Ordered online and not paid yet: the term, as long as planned here, starts with the payment. */
    awaitsPayment: boolean('awaits_payment').notNull().default(false),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Per user and day in minor units, as bought, or as the tier of more users has lowered it; later changes are charged at most this price. */
    unitPrice: bigint('unit_price', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Free until then; the paid days follow. Null without a trial. */
    trialEndsAt: moment('trial_ends_at'),
    /** The end of the trial has been announced. */
    trialWarned: boolean('trial_warned').notNull().default(false),
    /** Days it renews for at its end; null if it ends then. */
    renewDays: integer('renew_days'),
    /** The announced price per user and day of the renewal, which is then the maximum. Null before the announcement. */
    announcedPrice: bigint('announced_price', { mode: 'number' }),
    /** Canceled: it runs until its term ends. */
    cancelAtEnd: boolean('cancel_at_end').notNull().default(false),
    cancelReason: text('cancel_reason'),
    /** The last warning emailed, as days before the end of this term; null before the first. */
    warnedDays: integer('warned_days'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    // Ids are unique across clients.
    uniqueIndex('subscriptions_id_unique').on(table.id),
    index().on(table.clientId, table.endsAt),
    index().on(table.clientId, table.moduleId),
    index().on(table.userId),
    // A client has one trial of a module.
    uniqueIndex('subscriptions_trial_unique')
      .on(table.clientId, table.moduleId)
      .where(sql`${table.trialEndsAt} is not null`),
    check('subscriptions_users', sql`${table.noOfUsers} between 1 and 100000`),
    check('subscriptions_term', sql`${table.endsAt} > ${table.startsAt}`),
    check('subscriptions_renewal', sql`${table.renewDays} between 1 and 3650`),
  ],
);

/** The client's users who use a subscription. */
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
