import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Page, Payment, PaymentsQuery } from '@marketplace/shared/contracts';
import { type Caller } from '../../http/index.ts';
import { toPayment } from '../billing/payment-store.ts';
import { readableClient } from '../../identity/index.ts';
import { bothWays, invoices, payments, type Queries, readPage } from '../../db/index.ts';

/** The day of `moneyDay`, in SQL. */
const paymentDay = sql`(coalesce(${payments.paidAt}, ${payments.createdAt}) at time zone
  case ${payments.method} when 'online' then ${invoices.timeZone} else 'UTC' end)::date`;

const orders: Record<NonNullable<PaymentsQuery['sort']>, SQL> = bothWays({
  paymentDate: paymentDay,
  invoiceNumber: invoices.number,
  method: payments.method,
  reference: sql`lower(${payments.reference})`,
  status: payments.status,
  amount: payments.amount,
});

/** Newest first unless sorted. */
export async function listPayments(
  db: Queries,
  caller: Caller,
  { clientId, invoiceId, page = 0, size = 10, sort }: PaymentsQuery,
): Promise<Page<Payment>> {
  const wanted = and(
    readableClient(caller, payments.clientId),
    clientId === undefined ? undefined : eq(payments.clientId, clientId),
    invoiceId === undefined ? undefined : eq(payments.invoiceId, invoiceId),
  );
  const select = db
    .select({ payment: payments, invoice: { number: invoices.number, timeZone: invoices.timeZone } })
    .from(payments)
    .innerJoin(invoices, and(eq(invoices.clientId, payments.clientId), eq(invoices.id, payments.invoiceId)))
    .where(wanted)
    .$dynamic();
  const orderBy = [...(sort ? [orders[sort]] : []), desc(payments.createdAt), desc(payments.id)];
  return readPage(
    db,
    { select, orderBy, toItem: ({ payment, invoice }) => toPayment(payment, invoice) },
    { page, size },
  );
}
