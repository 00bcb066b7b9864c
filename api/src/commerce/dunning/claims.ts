import { and, asc, eq, gt, ne, sql, type SQL } from 'drizzle-orm';
import { dayIn } from '@marketplace/shared/contracts';
import { dunning, invoices, orders, payments, type Queries, subscriptions } from '../../db/index.ts';
import type { InvoiceRow } from '../billing/invoice-store.ts';
import type { DunningState } from './plan-dunning.ts';

/** An invoice with an open amount that was ordered on account. */
export interface Claim extends DunningState {
  invoice: InvoiceRow;
}

/** The subscriptions that an invoice pays for: those of its order, and the one that its order changed. */
const paidBy = sql`${subscriptions.clientId} = ${invoices.clientId}
  and (${subscriptions.orderId} = ${invoices.orderId} or ${subscriptions.id} = (
    select o.subscription_id from ${orders} o where o.client_id = ${invoices.clientId} and o.id = ${invoices.orderId}))`;

const endsAt = sql<Date | null>`(select max(${subscriptions.endsAt}) from ${subscriptions} where ${paidBy})`.mapWith(
  subscriptions.endsAt,
);

/** A bank takes days to confirm some payments. */
const isBeingPaid = sql`exists (
  select 1 from ${payments} p
   where p.client_id = ${invoices.clientId} and p.invoice_id = ${invoices.id} and p.status = 'processing')`;

/** Orders paid online give nothing until they are paid, so nothing is owed for them. */
export const isOwed = and(
  eq(invoices.status, 'finalized'),
  gt(invoices.balance, 0),
  ne(invoices.method, 'online'),
  sql`not ${isBeingPaid}`,
);

/** The longest due first. */
export async function listClaims(db: Queries, condition: SQL | undefined): Promise<Claim[]> {
  const { remindedOn, announcedFor, suspendedOn } = dunning;
  const rows = await db
    .select({ invoice: invoices, endsAt, remindedOn, announcedFor, suspendedOn })
    .from(invoices)
    .leftJoin(dunning, and(eq(dunning.clientId, invoices.clientId), eq(dunning.invoiceId, invoices.id)))
    .where(and(isOwed, condition))
    .orderBy(asc(invoices.dueOn), asc(invoices.id));
  return rows.map(({ invoice, endsAt: end, ...state }) => {
    const { invoicedOn, dueOn, timeZone } = invoice;
    return { ...state, invoice, invoicedOn, dueOn, endsOn: end && dayIn(end, timeZone) };
  });
}

/** The subscriptions of an invoice that have not ended. */
export const listPaidBy = (db: Queries, { clientId, id }: InvoiceRow) =>
  db
    .select({ id: subscriptions.id, moduleName: subscriptions.moduleName })
    .from(subscriptions)
    .innerJoin(invoices, paidBy)
    .where(and(eq(invoices.clientId, clientId), eq(invoices.id, id), sql`${subscriptions.endsAt} > now()`))
    .orderBy(asc(subscriptions.moduleName), asc(subscriptions.id));
