import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ApiConfig } from '../../config.ts';
import { type Database, payments, type Transaction } from '../../db/index.ts';
import { found } from '../../http/index.ts';
import { collectFailures, defineScheduledJob } from '../../jobs/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { findInvoice } from '../billing/invoice-store.ts';
import { changePayment, type PaymentRow, toPayment } from '../billing/payment-store.ts';
import { readersOf } from '../readers-of.ts';
import { receiptMail } from './receipt-mail.ts';

interface Context {
  db: Database;
  mailer: Mailer;
  config: Pick<ApiConfig, 'publicUrl'>;
}

const AT_A_TIME = 100;

const isDue = and(eq(payments.status, 'succeeded'), isNull(payments.receiptedAt));

/** Sends the receipt of each payment that has arrived, once, however it was paid. */
export const sendReceipts = defineScheduledJob({
  name: 'send-receipts',
  title: 'Send receipts of payments',
  schedule: '* * * * *',
  run: async ({ db, mailer, config: { publicUrl } }: Context) => {
    const rows = await db.select().from(payments).where(isDue).orderBy(asc(payments.createdAt)).limit(AT_A_TIME);
    await collectFailures('receipts could not be sent', async (onFailure) => {
      for (const row of rows)
        await db.transaction((tx) => sendReceipt(tx, { mailer, publicUrl }, row)).catch(onFailure);
    });
  },
});

async function sendReceipt(
  tx: Transaction,
  { mailer, publicUrl }: { mailer: Mailer; publicUrl: string },
  { clientId, id, invoiceId }: PaymentRow,
): Promise<void> {
  const isThis = and(eq(payments.clientId, clientId), eq(payments.id, id), isDue);
  const [row] = await tx.select().from(payments).where(isThis).for('update', { skipLocked: true });
  if (!row) return;
  const invoice = found('invoice', await findInvoice(tx, clientId, invoiceId));
  const payment = toPayment(row, invoice);
  for (const to of await readersOf(tx, invoice)) await mailer.send(tx, receiptMail(to, invoice, payment, publicUrl));
  await changePayment(tx, row, { receiptedAt: new Date() });
}
