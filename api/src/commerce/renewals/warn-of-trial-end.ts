import { dayIn } from '@marketplace/shared/contracts';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { type Database, invoices, subscriptions, type Transaction } from '../../db/index.ts';
import { listPaymentAdmins } from '../../identity/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { companyClock } from '../../operations/index.ts';
import { nameOfClient } from '../subscriptions/name-of-client.ts';
import type { SubscriptionRow } from '../subscriptions/subscription-store.ts';
import { trialEndingMail } from './renewal-mails.ts';

interface Sender {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
}

/** Tells the payment admins once, three days before a trial ends, or in the second half of a short one. */
export const warnOfTrialEnd = ({ db, mailer, publicUrl }: Sender): Promise<void> =>
  db.transaction(async (tx) => {
    const { timeZone } = await companyClock(tx);
    for (const row of await takeUnwarned(tx)) {
      const { trialEndsAt, clientId } = row;
      if (!trialEndsAt) continue;
      const ending = {
        row,
        trialEndsOn: dayIn(trialEndsAt, timeZone),
        endsOn: dayIn(row.endsAt, timeZone),
        clientName: await nameOfClient(tx, clientId),
        invoice: await findInvoiceOf(tx, row),
      };
      for (const admin of await listPaymentAdmins(tx, clientId))
        await mailer.send(tx, trialEndingMail(admin, ending, publicUrl));
    }
  });

function takeUnwarned(tx: Transaction): Promise<SubscriptionRow[]> {
  const { startsAt, trialEndsAt, trialWarned, cancelAtEnd, awaitsPayment } = subscriptions;
  const ahead = sql`least(interval '3 days', (${trialEndsAt} - ${startsAt}) / 2)`;
  return tx
    .update(subscriptions)
    .set({ trialWarned: true })
    .where(
      and(
        ...[gt(trialEndsAt, sql`now()`), lte(trialEndsAt, sql`now() + ${ahead}`)],
        ...[eq(trialWarned, false), eq(cancelAtEnd, false), eq(awaitsPayment, false)],
      ),
    )
    .returning();
}

async function findInvoiceOf(tx: Transaction, { clientId, orderId }: SubscriptionRow) {
  const { id, number, dueOn } = invoices;
  const [invoice] = await tx
    .select({ id, number, dueOn })
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), eq(invoices.orderId, orderId)));
  return invoice;
}
