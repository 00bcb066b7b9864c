import { randomUUID } from 'node:crypto';
import type { Payment, PaymentMethod } from '@marketplace/shared/contracts';
import { payments, type Transaction } from '../../db/index.ts';
import { ApiError, found } from '../../http/index.ts';
import { addToInvoice } from './add-to-invoice.ts';
import { formatMoney } from './format-money.ts';
import { balanceOf, type InvoiceRow } from './invoice-store.ts';
import { findPaymentByReference, lockInvoice, toPayment } from './payment-store.ts';

interface NewPayment {
  clientId: string;
  invoiceId: string;
  method: PaymentMethod;
  /** Assigned by the bank or the provider. */
  reference: string;
  amount: number;
  paidAt: Date;
  /** Who records it; null for the provider. */
  recordedBy: string | null;
  /** Set if it needs no receipt. */
  receiptedAt?: Date;
}

interface Recorded {
  payment: Payment;
  /** False if the payment was already recorded; then nothing changes. */
  isNew: boolean;
}

/**
 * Records a payment, once per method and reference.
 * @throws ApiError 404 if the invoice isn't this client's, 409 for more than the open amount or a used reference
 */
export async function recordPayment(tx: Transaction, payment: NewPayment): Promise<Recorded> {
  const invoice = found('invoice', await lockInvoice(tx, payment.clientId, payment.invoiceId));
  const known = await findKnown(tx, payment, invoice);
  if (known) return known;
  assertOpen(invoice, payment.amount);
  const [row] = await tx
    .insert(payments)
    .values({ ...payment, id: randomUUID(), currency: invoice.currency, status: 'succeeded' })
    .onConflictDoNothing({ target: [payments.method, payments.reference] })
    .returning();
  // Someone recorded the same reference for another invoice at the same time.
  if (!row) throw referenceUsed();
  await addToInvoice(tx, invoice, { paid: payment.amount });
  return { payment: toPayment(row, invoice), isNew: true };
}

async function findKnown(tx: Transaction, payment: NewPayment, invoice: InvoiceRow): Promise<Recorded | undefined> {
  const row = await findPaymentByReference(tx, payment.method, payment.reference);
  if (!row) return undefined;
  const isSame = row.clientId === payment.clientId && row.invoiceId === payment.invoiceId;
  if (!isSame || row.amount !== payment.amount) throw referenceUsed();
  return { payment: toPayment(row, invoice), isNew: false };
}

/** @throws ApiError 409 if it exceeds the open amount */
export function assertOpen(invoice: InvoiceRow, amount: number): void {
  const { number, status, currency } = invoice;
  const balance = balanceOf(invoice);
  if (status !== 'finalized') throw new ApiError(409, 'not_payable', `Invoice ${number} is void, so it can't be paid.`);
  if (balance === 0) throw new ApiError(409, 'already_paid', `Invoice ${number} is already paid in full.`);
  if (amount > balance) {
    const open = formatMoney(balance, currency);
    throw new ApiError(
      409,
      'overpayment',
      `Only ${open} of invoice ${number} is still unpaid. Record up to that amount.`,
    );
  }
}

const referenceUsed = () =>
  new ApiError(409, 'reference_used', 'A payment with this reference already exists. Check the reference.');
