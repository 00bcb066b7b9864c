import { sql } from 'drizzle-orm';
import type { DataOwner, TableDecision } from './table-decision.ts';

/** Events that name the person; those with only an order's id belong to the organization. */
const aboutThem = ({ id, email }: DataOwner) =>
  sql`(lower(payload::json -> 'data' ->> 'email') = lower(${email})
    or (type like 'user.%' and payload::json -> 'data' ->> 'id' = ${id}))`;

/** The books of the organization that a person bought for. The law requires keeping them, with the names in them. */
export const businessTables: Record<string, TableDecision> = {
  orders: {
    read: ({ id }) =>
      sql`select number, client_id, status, method, billing, po_number, coupon_code, currency, subtotal, discount, tax, total, cancelled_at, cancel_reason, created_at
            from orders where user_id = ${id} order by created_at, id`,
    erase: 'kept',
  },
  order_lines: {
    read: ({ id }) =>
      sql`select o.number, l.position, l.module_id, l.name, l.no_of_users, l.no_of_days, l.unit_price, l.line_total, l.discount, l.tax
            from order_lines l join orders o on o.client_id = l.client_id and o.id = l.order_id
           where o.user_id = ${id} order by o.created_at, o.id, l.position`,
    erase: 'kept',
  },
  invoices: {
    read: ({ id }) =>
      sql`select i.number, i.client_id, i.status, i.invoiced_on, i.due_on, i.buyer, i.currency, i.subtotal, i.discount, i.taxes, i.total, i.paid, i.credited, i.refunded
            from invoices i join orders o on o.client_id = i.client_id and o.id = i.order_id
           where o.user_id = ${id} order by i.invoice_date, i.id`,
    erase: 'kept',
  },
  invoice_lines: {
    read: ({ id }) =>
      sql`select i.number, l.position, l.description, l.no_of_users, l.no_of_days, l.line_total
            from invoice_lines l
            join invoices i on i.client_id = l.client_id and i.id = l.invoice_id
            join orders o on o.client_id = i.client_id and o.id = i.order_id
           where o.user_id = ${id} order by i.invoice_date, i.id, l.position`,
    erase: 'kept',
  },
  payments: {
    read: ({ id }) =>
      sql`select invoice_id, method, reference, amount, currency, status, paid_at, created_at
            from payments where recorded_by = ${id} order by created_at, id`,
    erase: 'kept',
  },
  credit_notes: {
    read: ({ id }) =>
      sql`select c.number, i.number as invoice, c.issued_on, c.reason, c.currency, c.subtotal, c.taxes, c.total
            from credit_notes c
            join invoices i on i.client_id = c.client_id and i.id = c.invoice_id
            join orders o on o.client_id = i.client_id and o.id = i.order_id
           where o.user_id = ${id} or c.issued_by = ${id} order by c.created_at, c.id`,
    erase: 'kept',
  },
  credit_note_lines: {
    read: ({ id }) =>
      sql`select c.number, l.position, l.description, l.amount, l.tax
            from credit_note_lines l
            join credit_notes c on c.client_id = l.client_id and c.id = l.credit_note_id
            join invoices i on i.client_id = c.client_id and i.id = c.invoice_id
            join orders o on o.client_id = i.client_id and o.id = i.order_id
           where o.user_id = ${id} or c.issued_by = ${id} order by c.created_at, c.id, l.position`,
    erase: 'kept',
  },
  refunds: {
    read: ({ id }) =>
      sql`select invoice_id, method, reference, amount, currency, status, refunded_at, created_at
            from refunds where refunded_by = ${id} order by created_at, id`,
    erase: 'kept',
  },
  coupon_redemptions: {
    read: ({ id }) =>
      sql`select client_id, order_id, coupon_id, discount, created_at from coupon_redemptions
           where user_id = ${id} order by created_at, order_id`,
    erase: 'kept',
  },
  subscriptions: {
    read: ({ id }) =>
      sql`select client_id, module_name, no_of_users, starts_at, ends_at, created_at from subscriptions
           where user_id = ${id} order by created_at, id`,
    erase: 'kept',
  },
  saved_replies: {
    read: ({ id }) =>
      sql`select name, body, created_at from saved_replies where created_by = ${id} order by created_at, id`,
    erase: 'kept',
  },
  webhook_endpoints: {
    read: ({ id }) =>
      sql`select url, description, events, created_at from webhook_endpoints where created_by = ${id} order by created_at, id`,
    erase: 'kept',
  },
  webhook_events: {
    read: (owner) =>
      sql`select type, payload, created_at from webhook_events where ${aboutThem(owner)} order by created_at, id`,
    // With their deliveries.
    erase: (owner) => [sql`delete from webhook_events where ${aboutThem(owner)}`],
  },
  pictures: {
    read: ({ id }) => sql`select id, alt, created_at from pictures where created_by = ${id} order by created_at, id`,
    erase: 'kept',
  },
};
