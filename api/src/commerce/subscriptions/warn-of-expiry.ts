import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { clients } from '../../db/schema/organizations.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import type { Mailer } from '../../notifications/index.ts';
import { listPaymentAdmins } from '../../identity/index.ts';
import { expiryMail } from './subscription-mails.ts';
import type { SubscriptionRow } from './subscription-store.ts';
import { begunDays, expiringTime } from './term.ts';

interface Sender {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Warns the payment administrators of a client 7 and 30 days before a subscription ends, once each, and not before it
 * is expiring: a short one has one warning, in its last quarter. The warning is recorded in the transaction of its
 * emails, so that neither replicas nor a restart warn twice.
 */
export async function warnOfExpiry({ db, mailer, publicUrl }: Sender): Promise<void> {
  // The nearer one first: after a 7-day warning the 30-day one is unnecessary.
  for (const days of [7, 30]) {
    await db.transaction(async (tx) => {
      for (const row of await takeUnwarned(tx, days)) await warn(tx, { mailer, publicUrl }, row);
    });
  }
}

const takeUnwarned = (tx: Transaction, days: number): Promise<SubscriptionRow[]> => {
  const { startsAt, endsAt, warnedDays, cancelAtEnd, awaitsPayment } = subscriptions;
  return tx
    .update(subscriptions)
    .set({ warnedDays: days })
    .where(
      and(
        gt(endsAt, sql`now()`),
        lte(endsAt, sql`now() + ${expiringTime(startsAt, endsAt, days)}`),
        eq(cancelAtEnd, false),
        eq(awaitsPayment, false),
        or(isNull(warnedDays), gt(warnedDays, days)),
      ),
    )
    .returning();
};

async function warn(tx: Transaction, { mailer, publicUrl }: Omit<Sender, 'db'>, row: SubscriptionRow): Promise<void> {
  const { clientId, moduleName, endsAt } = row;
  const [client] = await tx.select({ name: clients.name }).from(clients).where(eq(clients.id, clientId));
  const ending = { moduleName, clientName: client?.name ?? '', endsAt, days: begunDays(new Date(), endsAt) };
  for (const admin of await listPaymentAdmins(tx, clientId)) {
    await mailer.send(tx, expiryMail(admin, ending, publicUrl));
  }
}
