import type { Transaction } from '../../../db/index.ts';
import { creditInvoice } from '../credit-invoice.ts';
import { balanceOf } from '../invoice-store.ts';
import { changePayment, findPayment, lockInvoice, type PaymentRow } from '../payment-store.ts';
import type { PaymentState } from './provider.ts';

interface Settled {
  payment: PaymentRow;
  /** The money came, but the invoice has nothing left to pay: refund it. */
  isSurplus: boolean;
}

/**
 * Stores what has become of a payment, and credits its invoice once. Money that comes after the payment had failed
 * counts as well.
 */
export async function settlePayment(tx: Transaction, { clientId, id, invoiceId }: PaymentRow, state: PaymentState) {
  const invoice = await lockInvoice(tx, clientId, invoiceId);
  const payment = await findPayment(tx, clientId, id);
  if (!invoice || !payment) throw new Error(`Payment ${id} or its invoice is missing.`);
  const as = (row: PaymentRow, isSurplus = false): Settled => ({ payment: row, isSurplus });
  if (payment.status === 'succeeded' || payment.refundedAt) return as(payment);
  if (state.status === 'open') return as(payment);
  if (state.status === 'processing') return as(await changePayment(tx, payment, { status: 'processing' }));
  if (state.status !== 'succeeded')
    return as(await changePayment(tx, payment, { status: 'failed', reason: state.reason }));
  if (payment.amount > balanceOf(invoice)) return as(payment, true);
  const paid = await changePayment(tx, payment, { status: 'succeeded', reason: null, paidAt: state.paidAt });
  await creditInvoice(tx, invoice, payment.amount);
  return as(paid);
}
