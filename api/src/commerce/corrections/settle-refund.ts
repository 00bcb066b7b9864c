import { and, asc, eq } from 'drizzle-orm';
import { addToInvoice } from '../billing/add-to-invoice.ts';
import { type RefundRow, toRefund } from '../billing/correction-store.ts';
import { findInvoice } from '../billing/invoice-store.ts';
import { findPayment, lockInvoice } from '../billing/payment-store.ts';
import { ask, type Counter } from '../billing/payments/ask-provider.ts';
import type { PaymentProvider, RefundState } from '../billing/payments/provider.ts';
import type { ApiConfig } from '../../config.ts';
import { type Database, refunds, type Transaction } from '../../db/index.ts';
import { found } from '../../http/index.ts';
import { collectFailures, defineScheduledJob } from '../../jobs/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { refundMail } from './correction-mails.ts';
import { readersOf } from '../readers-of.ts';

export interface RefundContext {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
}

/** Asks the provider for a refund, or for its outcome, and stores that. @throws ApiError 503 */
export async function settleRefund(context: RefundContext, counter: Counter, row: RefundRow): Promise<void> {
  const { db, provider } = counter;
  const { clientId, id, invoiceId, providerId, reference, amount } = row;
  const payment = await findPayment(db, clientId, row.paymentId ?? '');
  const paid = payment?.providerId;
  if (!paid) throw new Error(`Refund ${id} has no payment.`);
  const asked = await ask(counter, () =>
    providerId === null ? provider.refundPart(paid, { reference, amount }) : provider.findRefund(providerId),
  );
  await db.transaction(async (tx) => {
    const invoice = found('invoice', await lockInvoice(tx, clientId, invoiceId));
    const [settled] = await tx
      .update(refunds)
      .set(changeOf(asked))
      .where(and(eq(refunds.clientId, clientId), eq(refunds.id, id), eq(refunds.status, 'pending')))
      .returning();
    if (settled?.status === 'failed') await addToInvoice(tx, invoice, { refunded: -amount });
    if (settled?.status === 'succeeded') await tellOfRefund(tx, context, settled);
  });
}

function changeOf(state: RefundState): Partial<RefundRow> {
  const { id: providerId, status } = state;
  if (status === 'failed') return { providerId, status, reason: state.reason };
  return { providerId, status, ...(status === 'succeeded' && { refundedAt: new Date() }) };
}

/** Tells the buyer and the payer that money is on its way back. */
export async function tellOfRefund(
  tx: Transaction,
  { mailer, publicUrl }: RefundContext,
  row: RefundRow,
): Promise<void> {
  const invoice = found('invoice', await findInvoice(tx, row.clientId, row.invoiceId));
  const refund = toRefund(row, invoice.timeZone ?? 'UTC');
  for (const to of await readersOf(tx, invoice)) await mailer.send(tx, refundMail(to, invoice, refund, publicUrl));
}

interface JobContext {
  db: Database;
  mailer: Mailer;
  payments: PaymentProvider | undefined;
  config: Pick<ApiConfig, 'publicUrl'>;
}

const AT_A_TIME = 100;

export const settleRefunds = defineScheduledJob({
  name: 'settle-refunds',
  title: 'Ask about pending refunds',
  schedule: '*/5 * * * *',
  run: async ({ db, mailer, payments: provider, config: { publicUrl } }: JobContext) => {
    if (!provider) return;
    const rows = await db
      .select()
      .from(refunds)
      .where(eq(refunds.status, 'pending'))
      .orderBy(asc(refunds.createdAt))
      .limit(AT_A_TIME);
    await collectFailures('refunds could not be settled', async (onFailure) => {
      for (const row of rows) await settleRefund({ db, mailer, publicUrl }, { db, provider }, row).catch(onFailure);
    });
  },
});
