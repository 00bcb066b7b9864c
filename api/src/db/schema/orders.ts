import type { BillingDetails, PaymentMethod } from '@marketplace/shared/contracts';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amount, createdAt, moment, updatedAt } from './columns.ts';
import { clients } from './organizations.ts';
import { users } from './users.ts';

/** A buyer's checkout input so far, shared by their devices. */
export const checkoutDrafts = pgTable(
  'checkout_drafts',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    couponCode: text('coupon_code'),
    billing: jsonb('billing').$type<BillingDetails>(),
    poNumber: text('po_number'),
    method: text('method').$type<PaymentMethod>(),
    renew: boolean('renew').notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.userId] })],
);

export const orders = pgTable(
  'orders',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Such as ORD-2026-000042. */
    number: text('number').notNull(),
    userId: text('user_id').notNull(),
    /** The subscription it changed; null for an order that started its own. */
    subscriptionId: text('subscription_id'),
    method: text('method').$type<PaymentMethod>().notNull(),
    status: text('status', { enum: ['awaiting_payment', 'paid', 'cancelled'] }).notNull(),
    billing: jsonb('billing').$type<BillingDetails>().notNull(),
    poNumber: text('po_number'),
    couponCode: text('coupon_code'),
    currency: text('currency').notNull(),
    subtotal: amount('subtotal').notNull(),
    discount: amount('discount').notNull(),
    tax: amount('tax').notNull(),
    total: amount('total').notNull(),
    /** Its invoice has been void since then. */
    cancelledAt: moment('cancelled_at'),
    cancelledBy: text('cancelled_by'),
    cancelReason: text('cancel_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('orders_number_unique').on(table.number),
    index().on(table.clientId, table.createdAt),
    index().on(table.status, table.createdAt),
    index().on(table.createdAt, table.number),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    clientId: text('client_id').notNull(),
    orderId: text('order_id').notNull(),
    position: integer('position').notNull(),
    moduleId: text('module_id').notNull(),
    /** The module's name at the time of purchase. */
    name: text('name').notNull(),
    noOfUsers: integer('no_of_users').notNull(),
    noOfDays: integer('no_of_days').notNull(),
    unitPrice: amount('unit_price').notNull(),
    lineTotal: amount('line_total').notNull(),
    discount: amount('discount').notNull(),
    tax: amount('tax').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.orderId, table.position] }),
    foreignKey({ columns: [table.clientId, table.orderId], foreignColumns: [orders.clientId, orders.id] }).onDelete(
      'cascade',
    ),
  ],
);
