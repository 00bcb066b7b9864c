import type { Transaction } from '../../../db/index.ts';
import { addToInvoice } from '../add-to-invoice.ts';
import { balanceOf, type InvoiceRow } from '../invoice-store.ts';
import { changePayment, findPayment, lockInvoice, orderCancelled, type PaymentRow } from '../payment-store.ts';
import type { PaymentState } from './provider.ts';

interface Settled {
  payment: PaymentRow;
  /** Why the payment must be refunded, for the buyer: the invoice has nothing left to pay. Null if it needn't be. */
  surplus: string | null;
}

function surplusOf(invoice: InvoiceRow): string {
  if (invoice.status === 'voided') return `${orderCancelled} We refunded your payment.`;
  if (balanceOf(invoice) > 0) return 'The amount due had changed. We refunded your payment: pay the new amount.';
  return 'The invoice had already been paid another way. We refunded your payment.';
}

/**
 * Stores the outcome of a payment, and credits its invoice once. Money that arrives after the payment failed counts as
 * well.
 */
export async function settlePayment(tx: Transaction, { clientId, id, invoiceId }: PaymentRow, state: PaymentState) {
  const invoice = await lockInvoice(tx, clientId, invoiceId);
  const payment = await findPayment(tx, clientId, id);
  if (!invoice || !payment) throw new Error(`Payment ${id} or its invoice is missing.`);
  const as = (row: PaymentRow, surplus: string | null = null): Settled => ({ payment: row, surplus });
  if (payment.status === 'succeeded' || payment.refundedAt) return as(payment);
  if (state.status === 'open') return as(payment);
  if (state.status === 'processing') return as(await changePayment(tx, payment, { status: 'processing' }));
  if (state.status !== 'succeeded') {
    const reason = invoice.status === 'voided' ? orderCancelled : state.reason;
    return as(await changePayment(tx, payment, { status: 'failed', reason }));
  }
  if (payment.amount > balanceOf(invoice)) return as(payment, surplusOf(invoice));
  const paid = await changePayment(tx, payment, { status: 'succeeded', reason: null, paidAt: state.paidAt });
  await addToInvoice(tx, invoice, { paid: payment.amount });
  return as(paid);
}
