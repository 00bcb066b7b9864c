import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { payments, type Transaction } from '../../../db/index.ts';
import { ApiError, found } from '../../../http/index.ts';
import { balanceOf, type InvoiceRow } from '../invoice-store.ts';
import { findPaymentByReference, lockInvoice, type PaymentRow } from '../payment-store.ts';
import { assertOpen } from '../record-payment.ts';

export interface PaymentRequest {
  clientId: string;
  invoiceId: string;
  token: string;
  /** Identifies this request, however often it is sent. */
  reference: string;
}

export interface Attempt {
  payment: PaymentRow;
  invoiceNumber: string;
  /** Its amount is no longer the open one, and its outcome is unknown. */
  isStale: boolean;
}

/**
 * The only payment attempt in flight for an invoice: stored before the provider is called, so that any request after a
 * crash, or at the same time, continues it instead of charging again.
 */
export async function openAttempt(tx: Transaction, request: PaymentRequest): Promise<Attempt> {
  const invoice = found('invoice', await lockInvoice(tx, request.clientId, request.invoiceId));
  const balance = balanceOf(invoice);
  const attempt = (payment: PaymentRow): Attempt => ({
    payment,
    invoiceNumber: invoice.number,
    isStale: payment.status === 'pending' && payment.amount !== balance,
  });
  const known = await findPaymentByReference(tx, 'online', request.reference);
  if (known) {
    if (known.clientId !== invoice.clientId || known.invoiceId !== invoice.id) throw keyReused();
    return attempt(known);
  }
  assertOpen(invoice, balance);
  return attempt((await findPending(tx, invoice)) ?? (await insertAttempt(tx, invoice, request.reference)));
}

async function findPending(tx: Transaction, { clientId, id }: InvoiceRow): Promise<PaymentRow | undefined> {
  const isPending = and(eq(payments.method, 'online'), eq(payments.status, 'pending'));
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.clientId, clientId), eq(payments.invoiceId, id), isPending));
  return row;
}

async function insertAttempt(tx: Transaction, invoice: InvoiceRow, reference: string): Promise<PaymentRow> {
  const { clientId, id, currency } = invoice;
  const [row] = await tx
    .insert(payments)
    .values({
      clientId,
      id: randomUUID(),
      invoiceId: id,
      method: 'online',
      reference,
      amount: balanceOf(invoice),
      currency,
      status: 'pending',
    })
    .onConflictDoNothing({ target: [payments.method, payments.reference] })
    .returning();
  if (!row) throw keyReused();
  return row;
}

const keyReused = () =>
  new ApiError(422, 'key_reused', 'This Idempotency-Key was used for another payment. Send a new one.');
