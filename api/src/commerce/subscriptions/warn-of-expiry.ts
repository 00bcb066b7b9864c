import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { dayIn } from '@marketplace/shared/contracts';
import type { Database, Transaction } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import type { Mailer } from '../../notifications/index.ts';
import { listPaymentAdmins } from '../../identity/index.ts';
import { companyClock } from '../../operations/index.ts';
import { tryRenewalDeal } from '../renewals/renewal-deal.ts';
import { renewingMail } from '../renewals/renewal-mails.ts';
import { tellSubscription } from '../webhooks/tell.ts';
import { nameOfClient } from './name-of-client.ts';
import { expiryMail } from './subscription-mails.ts';
import { type SubscriptionRow, updateSubscription } from './subscription-store.ts';
import { begunDays, expiringTime } from './term.ts';

interface Sender {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Warns the payment admins of a client 7 and 30 days before a subscription ends, once each, and not before it is
 * expiring: a short one has one warning, in its last quarter. The warning is recorded in the transaction of its emails,
 * so that neither replicas nor a restart warn twice. One that renews is announced with its price, which is then
 * binding.
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
  const { clientId, moduleName, endsAt, renewDays } = row;
  const clientName = await nameOfClient(tx, clientId);
  const { timeZone } = await companyClock(tx);
  const endsOn = dayIn(endsAt, timeZone);
  const left = begunDays(new Date(), endsAt);
  const when = left === 1 ? 'in 1 day' : `in ${left} days`;
  const { deal = undefined, obstacle = '' } = renewDays === null ? {} : await tryRenewalDeal(tx, row, renewDays);
  if (deal) await updateSubscription(tx, row, { announcedPrice: deal.unitPrice });
  else await tellSubscription(tx, 'subscription.ending', row);
  for (const admin of await listPaymentAdmins(tx, clientId)) {
    const mail =
      deal && renewDays !== null
        ? renewingMail(admin, { row, clientName, endsOn, days: renewDays, deal, when }, publicUrl)
        : expiryMail(admin, { moduleName, clientName, endsOn, when, obstacle }, publicUrl);
    await mailer.send(tx, mail);
  }
}
