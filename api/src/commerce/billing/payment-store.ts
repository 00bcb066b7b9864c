import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Invoice, Payment, PaymentMethod } from '@marketplace/shared/contracts';
import { invoices, payments, type Queries, type Transaction } from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';
import { ownClient, readableClient } from '../../identity/index.ts';
import { moneyDay } from './sent-day.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Whether its outcome is unknown. */
export const isUnsettled = ({ status }: PaymentRow) => status === 'pending' || status === 'processing';

/** The only payment of an invoice whose outcome is unknown. */
export async function findUnsettled(
  db: Queries,
  { clientId, id }: Pick<Invoice, 'clientId' | 'id'>,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.clientId, clientId),
        eq(payments.invoiceId, id),
        eq(payments.method, 'online'),
        inArray(payments.status, ['pending', 'processing']),
      ),
    );
  return row;
}

/** The payments of an invoice, newest first. */
export async function listPaymentsOf(
  db: Queries,
  invoice: Pick<Invoice, 'clientId' | 'id' | 'number' | 'timeZone'>,
): Promise<Payment[]> {
  const { clientId, id } = invoice;
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.clientId, clientId), eq(payments.invoiceId, id)))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  return rows.map((row) => toPayment(row, invoice));
}

/** Why payments of a void invoice fail, for the buyer. */
export const orderCancelled = 'The order was canceled.';

/** This client's invoice, locked until the transaction ends, which serializes its payments. */
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

/** An arrived payment of a client whose books the caller may read. */
export async function findArrived(db: Queries, caller: Caller, id: string): Promise<PaymentRow | undefined> {
  const isReadable = readableClient(caller, payments.clientId);
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.status, 'succeeded'), isReadable));
  return row;
}

export const toPayment = (
  row: PaymentRow,
  { number, timeZone = 'UTC' }: Pick<Invoice, 'number' | 'timeZone'>,
): Payment => ({
  id: row.id,
  clientId: row.clientId,
  invoiceId: row.invoiceId,
  invoiceNumber: number,
  method: row.method,
  reference: row.reference,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  reason: row.reason,
  paidAt: row.paidAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  paymentDate: moneyDay(row.paidAt ?? row.createdAt, row.method, timeZone),
});

const isThis = (clientId: string, id: string) => and(eq(payments.clientId, clientId), eq(payments.id, id));

export async function findPayment(db: Queries, clientId: string, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(isThis(clientId, id));
  return row;
}

/** A payment of the caller's client, with its invoice's number and zone. */
export async function findOwnPayment(db: Queries, caller: Caller, id: string) {
  const [row] = await db
    .select({ payment: payments, invoice: { number: invoices.number, timeZone: invoices.timeZone } })
    .from(payments)
    .innerJoin(invoices, and(eq(invoices.clientId, payments.clientId), eq(invoices.id, payments.invoiceId)))
    .where(and(eq(payments.id, id), ownClient(caller, payments.clientId)));
  return row;
}

export async function changePayment(
  tx: Transaction,
  payment: PaymentRow,
  change: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const [row] = await tx.update(payments).set(change).where(isThis(payment.clientId, payment.id)).returning();
  return row ?? payment;
}
