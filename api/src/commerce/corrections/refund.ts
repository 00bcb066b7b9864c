import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { type Invoice, type RefundBody, refundableOf } from '@marketplace/shared/contracts';
import { addToInvoice } from '../billing/add-to-invoice.ts';
import type { RefundRow } from '../billing/correction-store.ts';
import { formatMoney } from '../billing/format-money.ts';
import { findInvoice, type InvoiceRow } from '../billing/invoice-store.ts';
import { findPayment, type PaymentRow } from '../billing/payment-store.ts';
import type { PaymentProvider } from '../billing/payments/provider.ts';
import { dayMs } from '../../day-ms.ts';
import { invoices, type Queries, refunds, type Transaction } from '../../db/index.ts';
import { ApiError, found, invalid } from '../../http/index.ts';
import { type Actor, recordAudit } from '../../operations/index.ts';
import { type RefundContext, settleRefund, tellOfRefund } from './settle-refund.ts';

interface Request extends Actor {
  invoiceId: string;
  body: RefundBody;
}

type RefundKey = Pick<RefundRow, 'clientId' | 'id'>;

/** Writes a refund, or returns the one that the same request has already written. */
export type WriteRefund = (change: (tx: Transaction) => Promise<RefundKey>) => Promise<RefundKey>;

/**
 * Refunds an overpayment: through the provider of an online payment, or by recording a completed transfer. The amount
 * counts as refunded at once; if the provider refuses it later, it is open to be refunded again.
 * @throws ApiError 400, 404, 409 for more than can be refunded, or if that has changed since the form was opened
 */
export async function refund(
  context: RefundContext,
  provider: PaymentProvider | undefined,
  request: Request,
  write: WriteRefund,
): Promise<Invoice> {
  const { db } = context;
  const written = await write(async (tx) => {
    const { clientId, id } = await writeRefund(tx, context, provider, request);
    return { clientId, id };
  });
  const row = found('refund', await findRefund(db, written));
  // If the provider does not answer, the job asks again.
  if (row.status === 'pending' && provider) await settleRefund(context, { db, provider }, row).catch(() => undefined);
  return found('invoice', await findInvoice(db, row.clientId, row.invoiceId));
}

async function findRefund(db: Queries, { clientId, id }: RefundKey): Promise<RefundRow | undefined> {
  const named = and(eq(refunds.clientId, clientId), eq(refunds.id, id));
  return (await db.select().from(refunds).where(named))[0];
}

async function writeRefund(
  tx: Transaction,
  context: RefundContext,
  provider: PaymentProvider | undefined,
  { invoiceId, body, actorId, ip }: Request,
): Promise<RefundRow> {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId)).for('update');
  const locked = found('invoice', invoice);
  assertRefundable(locked, body);
  const { amount, paymentId } = body;
  const { clientId, currency } = locked;
  const how =
    paymentId === undefined ? transferOf(body) : await throughProvider(tx, provider, locked, { amount, paymentId });
  const [row] = await tx
    .insert(refunds)
    .values({ clientId, id: randomUUID(), invoiceId, amount, currency, refundedBy: actorId, ...how })
    .onConflictDoNothing({ target: [refunds.method, refunds.reference] })
    .returning();
  if (!row) throw invalid('reference', 'A refund with this reference already exists.');
  await addToInvoice(tx, locked, { refunded: amount });
  await recordAudit(tx, {
    ...{ actorId, ip, action: 'invoice.refunded' },
    target: { type: 'invoice', id: invoiceId, name: locked.number },
    after: { amount, reference: row.reference, method: row.method },
  });
  if (row.status === 'succeeded') await tellOfRefund(tx, context, row);
  return row;
}

function assertRefundable(invoice: InvoiceRow, { amount, refundable: seen }: RefundBody): void {
  const { number, currency } = invoice;
  const refundable = refundableOf(invoice);
  if (refundable !== seen)
    throw new ApiError(
      409,
      'changed_meanwhile',
      `The refundable amount of invoice ${number} has changed to ${formatMoney(refundable, currency)}, so nothing was refunded.`,
    );
  if (amount > refundable) throw invalid('amount', `You can't refund more than ${formatMoney(refundable, currency)}.`);
}

function transferOf({ reference, refundedAt }: RefundBody) {
  if (reference === undefined) throw invalid('reference', 'Enter the transfer reference.');
  if (refundedAt === undefined) throw invalid('refundedAt', 'Enter the transfer date.');
  const at = new Date(refundedAt);
  // In some time zones it is already tomorrow.
  if (at.getTime() > Date.now() + dayMs) throw invalid('refundedAt', 'The transfer date is in the future.');
  return {
    ...{ method: 'bank_transfer' as const, reference: reference.trim(), status: 'succeeded' as const },
    refundedAt: at,
  };
}

async function throughProvider(
  tx: Transaction,
  provider: PaymentProvider | undefined,
  { clientId, id, currency }: InvoiceRow,
  { amount, paymentId }: { amount: number; paymentId: string },
) {
  const payment = await findPayment(tx, clientId, paymentId);
  if (payment?.invoiceId !== id || payment.status !== 'succeeded')
    throw invalid('paymentId', 'Choose a completed online payment of this invoice.');
  if (!provider || payment.providerId === null)
    throw invalid(
      'paymentId',
      'This payment can’t be refunded through the payment provider. Refund it by bank transfer.',
    );
  const left = payment.amount - (await refundedOf(tx, payment));
  if (amount > left)
    throw invalid('amount', `You can't refund more than ${formatMoney(left, currency)} of this payment.`);
  return {
    ...{ method: 'online' as const, reference: `refund_${randomUUID()}`, status: 'pending' as const, paymentId },
  };
}

async function refundedOf(tx: Transaction, { clientId, id }: PaymentRow): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.clientId, clientId), eq(refunds.paymentId, id), ne(refunds.status, 'failed')));
  return Number(row?.sum ?? 0);
}
