import { and, eq } from 'drizzle-orm';
import type { Payment, PaymentMethod } from '@marketplace/shared/contracts';
import { invoices, payments, type Queries, type Transaction } from '../../db/index.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** The invoice of this client, held until the transaction ends: payments of it come one after another. */
export async function lockInvoice(tx: Transaction, clientId: string, id: string) {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), eq(invoices.id, id)))
    .for('update');
  return row;
}

/** By what bank or provider call it; no two payments of a method share it, whoever they belong to. */
export async function findPaymentByReference(
  db: Queries,
  method: PaymentMethod,
  reference: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.method, method), eq(payments.reference, reference)));
  return row;
}

export const toPayment = (row: PaymentRow, invoiceNumber: string): Payment => ({
  id: row.id,
  clientId: row.clientId,
  invoiceId: row.invoiceId,
  invoiceNumber,
  method: row.method,
  reference: row.reference,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  paidAt: row.paidAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
