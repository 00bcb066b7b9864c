import { and, eq } from 'drizzle-orm';
import type { Payment, PaymentMethod } from '@marketplace/shared/contracts';
import { invoices, payments, type Queries, type Transaction } from '../../db/index.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** This client's invoice, locked until the transaction ends, which serialises its payments. */
export async function lockInvoice(tx: Transaction, clientId: string, id: string) {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), eq(invoices.id, id)))
    .for('update');
  return row;
}

/** By the reference of the bank or provider, unique per method across all clients. */
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
