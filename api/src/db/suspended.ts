import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Suspension } from '@marketplace/shared/contracts';
import { dunning } from './schema/dunning.ts';
import { invoices } from './schema/invoices.ts';
import { orders } from './schema/orders.ts';

/** From unpaid invoices that suspend a subscription: of the order that started it, or of one that changed it. */
const unpaidFor = (subscription: SQLWrapper): SQL => sql`
  from ${dunning} d
  join ${invoices} i on i.client_id = d.client_id and i.id = d.invoice_id
  join ${orders} o on o.client_id = i.client_id and o.id = i.order_id
 where d.client_id = ${subscription}.client_id and d.suspended_on is not null
   and i.status = 'finalized' and i.balance > 0
   and (o.id = ${subscription}.order_id or o.subscription_id = ${subscription}.id)`;

/**
 * Whether a subscription is suspended. A payment or a void lifts it in its own transaction, because the open amount is
 * computed.
 * @param subscription the table or its alias
 */
export const isSuspended = (subscription: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select 1 ${unpaidFor(subscription)})`;

/** Its suspension by the oldest such invoice, else null. */
export const suspensionOf = (subscription: SQLWrapper): SQL<Suspension | null> => sql<Suspension | null>`(
  select jsonb_build_object('since', to_char(d.suspended_on, 'YYYY-MM-DD"T00:00:00.000Z"'),
                            'invoiceId', i.id, 'invoiceNumber', i.number)
  ${unpaidFor(subscription)} order by i.due_on, i.id limit 1)`;
