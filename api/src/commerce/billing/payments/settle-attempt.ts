import { and, eq } from 'drizzle-orm';
import { type Database, payments, type Transaction } from '../../../db/index.ts';
import { creditInvoice } from '../credit-invoice.ts';
import { balanceOf } from '../invoice-store.ts';
import { lockInvoice, type PaymentRow } from '../payment-store.ts';
import type { ChargeOutcome, PaymentProvider } from './provider.ts';

/** `surplus`: the invoice was paid in another way meanwhile, so the charge is refunded. */
type Settlement = 'succeeded' | 'failed' | 'surplus';

interface Settled {
  result: Settlement;
  payment: PaymentRow;
}

/** Stores the outcome of a charge. Idempotent. */
export async function settleAttempt(
  db: Database,
  provider: PaymentProvider,
  attempt: PaymentRow,
  outcome: ChargeOutcome,
): Promise<Settled> {
  const settled = await db.transaction((tx) => settle(tx, attempt, outcome));
  if (settled.result !== 'surplus') return settled;
  await provider.refund(attempt.reference);
  return { result: 'surplus', payment: await db.transaction((tx) => markFailed(tx, attempt)) };
}

async function settle(tx: Transaction, attempt: PaymentRow, outcome: ChargeOutcome): Promise<Settled> {
  const { clientId, invoiceId } = attempt;
  const invoice = await lockInvoice(tx, clientId, invoiceId);
  const payment = await readAgain(tx, attempt);
  if (!invoice) throw new Error(`Payment ${attempt.id} has no invoice.`);
  if (payment.status === 'succeeded') return { result: 'succeeded', payment };
  if (outcome.status === 'declined') return { result: 'failed', payment: await markFailed(tx, attempt) };
  if (payment.amount > balanceOf(invoice)) return { result: 'surplus', payment };
  const paid = await change(tx, attempt, { status: 'succeeded', paidAt: outcome.paidAt });
  await creditInvoice(tx, invoice, payment.amount);
  return { result: 'succeeded', payment: paid };
}

const isAttempt = ({ clientId, id }: PaymentRow) => and(eq(payments.clientId, clientId), eq(payments.id, id));

async function readAgain(tx: Transaction, attempt: PaymentRow): Promise<PaymentRow> {
  const [row] = await tx.select().from(payments).where(isAttempt(attempt));
  return row ?? attempt;
}

const markFailed = (tx: Transaction, attempt: PaymentRow) => change(tx, attempt, { status: 'failed' });

async function change(
  tx: Transaction,
  attempt: PaymentRow,
  set: Pick<Partial<PaymentRow>, 'status' | 'paidAt'>,
): Promise<PaymentRow> {
  const [row] = await tx.update(payments).set(set).where(isAttempt(attempt)).returning();
  return row ?? attempt;
}
