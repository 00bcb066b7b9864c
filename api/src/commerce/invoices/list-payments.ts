import { and, count, desc, eq } from 'drizzle-orm';
import type { Page, Payment } from '@marketplace/shared/contracts';
import { type Caller, pageOf } from '../../http/index.ts';
import { toPayment } from '../billing/payment-store.ts';
import { readableClient } from '../../identity/index.ts';
import { invoices, payments, type Queries } from '../../db/index.ts';

interface Wanted {
  clientId?: string | undefined;
  invoiceId?: string | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

/** Newest first. */
export async function listPayments(
  db: Queries,
  caller: Caller,
  { clientId, invoiceId, page = 0, size = 10 }: Wanted,
): Promise<Page<Payment>> {
  const wanted = and(
    readableClient(caller, payments.clientId),
    clientId === undefined ? undefined : eq(payments.clientId, clientId),
    invoiceId === undefined ? undefined : eq(payments.invoiceId, invoiceId),
  );
  const [counted] = await db.select({ total: count() }).from(payments).where(wanted);
  const rows = await db
    .select({ payment: payments, invoiceNumber: invoices.number })
    .from(payments)
    .innerJoin(invoices, and(eq(invoices.clientId, payments.clientId), eq(invoices.id, payments.invoiceId)))
    .where(wanted)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(size)
    .offset(page * size);
  const content = rows.map(({ payment, invoiceNumber }) => toPayment(payment, invoiceNumber));
  return pageOf(content, counted?.total ?? 0, { page, size });
}
