import { randomUUID } from 'node:crypto';
import { payments, type Transaction } from '../../../db/index.ts';
import { ApiError, found } from '../../../http/index.ts';
import { balanceOf, type InvoiceRow } from '../invoice-store.ts';
import { findPaymentByReference, findUnsettled, isUnsettled, lockInvoice, type PaymentRow } from '../payment-store.ts';
import { assertOpen } from '../record-payment.ts';

export interface PaymentRequest {
  clientId: string;
  invoiceId: string;
  /** Identifies this request, however often it is sent. */
  reference: string;
}

export interface Attempt {
  payment: PaymentRow;
  invoice: InvoiceRow;
  /** Its amount is no longer the open one, and its outcome is unknown. */
  isStale: boolean;
}

/**
 * The only unsettled payment of an invoice: stored before the provider is asked, so that any request after a crash, or at
 * the same time, continues it instead of opening another.
 * @throws ApiError 404, 409 if nothing is open, 422 if the reference belongs to another invoice
 */
export async function openAttempt(tx: Transaction, request: PaymentRequest): Promise<Attempt> {
  const invoice = found('invoice', await lockInvoice(tx, request.clientId, request.invoiceId));
  const balance = balanceOf(invoice);
  const attempt = (payment: PaymentRow): Attempt => ({
    payment,
    invoice,
    isStale: isUnsettled(payment) && payment.amount !== balance,
  });
  const known = await findPaymentByReference(tx, 'online', request.reference);
  if (known) {
    if (known.clientId !== invoice.clientId || known.invoiceId !== invoice.id) throw keyReused();
    return attempt(known);
  }
  const unsettled = await findUnsettled(tx, invoice);
  if (unsettled) return attempt(unsettled);
  assertOpen(invoice, balance);
  return attempt(await insertAttempt(tx, invoice, request.reference));
}

async function insertAttempt(tx: Transaction, invoice: InvoiceRow, reference: string): Promise<PaymentRow> {
  const { clientId, id, currency } = invoice;
  const [row] = await tx
    .insert(payments)
    .values({
      ...{ clientId, id: randomUUID(), invoiceId: id, method: 'online' as const, reference },
      ...{ amount: balanceOf(invoice), currency, status: 'pending' as const },
    })
    .onConflictDoNothing({ target: [payments.method, payments.reference] })
    .returning();
  if (!row) throw keyReused();
  return row;
}

const keyReused = () =>
  new ApiError(422, 'key_reused', 'This Idempotency-Key was used for another payment. Send a new one.');
