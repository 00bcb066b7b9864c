import { and, desc, eq } from 'drizzle-orm';
import type { Page, Payment } from '@marketplace/shared/contracts';
import { type Caller } from '../../http/index.ts';
import { toPayment } from '../billing/payment-store.ts';
import { readableClient } from '../../identity/index.ts';
import { invoices, payments, type Queries, readPage } from '../../db/index.ts';

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
  const select = db
    .select({ payment: payments, invoice: { number: invoices.number, timeZone: invoices.timeZone } })
    .from(payments)
    .innerJoin(invoices, and(eq(invoices.clientId, payments.clientId), eq(invoices.id, payments.invoiceId)))
    .where(wanted)
    .$dynamic();
  const orderBy = [desc(payments.createdAt), desc(payments.id)];
  return readPage(
    db,
    { select, orderBy, toItem: ({ payment, invoice }) => toPayment(payment, invoice) },
    { page, size },
  );
}
