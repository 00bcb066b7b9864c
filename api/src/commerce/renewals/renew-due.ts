import { and, asc, eq, isNotNull, lte, type SQL } from 'drizzle-orm';
import { dayMs } from '../../day-ms.ts';
import { type Database, subscriptions, type Transaction } from '../../db/index.ts';
import { listPaymentAdmins } from '../../identity/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { recordAudit } from '../../operations/index.ts';
import { writeSale } from '../billing/write-sale.ts';
import { readSubscription, updateSubscription, type SubscriptionRow } from '../subscriptions/subscription-store.ts';
import { type RenewalDeal, tryRenewalDeal } from './renewal-deal.ts';
import { notRenewedMail, renewedMail } from './renewal-mails.ts';

/** The next term is invoiced this long before the end, so that nobody has to stop working. */
const aheadMs = dayMs;
/** After a longer outage, a subscription that has ended stays ended. */
const mostLateMs = 7 * dayMs;

interface Sender {
  mailer: Mailer;
  publicUrl: string;
}

interface Office extends Sender {
  db: Database;
}

const isDue = (now: Date): SQL | undefined => {
  const { renewDays, endsAt, cancelAtEnd, awaitsPayment } = subscriptions;
  const ends = lte(endsAt, new Date(now.getTime() + aheadMs));
  return and(isNotNull(renewDays), ends, eq(cancelAtEnd, false), eq(awaitsPayment, false));
};

/**
 * Renews the subscriptions that end within a day: invoices the next term and extends them by it. One that can't be
 * renewed ends, and its payment admins are told why. Each has its own transaction, including emails: neither replicas
 * nor a restart renew twice.
 * @param onFailure for a subscription that failed; the others continue
 */
export async function renewDue(office: Office, now: Date, onFailure: (error: unknown) => void): Promise<void> {
  const { id: key, endsAt } = subscriptions;
  const due = await office.db.select({ id: key }).from(subscriptions).where(isDue(now)).orderBy(asc(endsAt), asc(key));
  for (const { id } of due) await office.db.transaction((tx) => renewOne(tx, office, id, now)).catch(onFailure);
}

/** Rereads it under its lock: another replica may have been faster, or the buyer has changed their mind. */
async function renewOne(tx: Transaction, sender: Sender, id: string, now: Date): Promise<void> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), isDue(now)))
    .for('update');
  const days = row?.renewDays;
  if (!row || !days) return;
  const isTooLate = now.getTime() - row.endsAt.getTime() > mostLateMs;
  const { deal, obstacle } = isTooLate
    ? { obstacle: "It ended while renewals weren't running." }
    : await tryRenewalDeal(tx, row, days);
  await (deal ? renew(tx, sender, { row, days, deal, now }) : letEnd(tx, sender, row, obstacle));
}

interface Renewal {
  row: SubscriptionRow;
  days: number;
  deal: RenewalDeal;
  now: Date;
}

async function renew(tx: Transaction, sender: Sender, { row, days, deal, now }: Renewal): Promise<void> {
  const { clientId, id, moduleId, moduleName, userId, noOfUsers, currency, endsAt } = row;
  const { unitPrice, amounts, company, billing, termsDays } = deal;
  const invoice = await writeSale(tx, {
    ...{ clientId, subscriptionId: id, userId, company, billing, termsDays, currency, amounts, at: now },
    ...{ method: 'invoice', poNumber: null, couponCode: null },
    lines: [{ moduleId, name: moduleName, noOfUsers, noOfDays: days, unitPrice }],
  });
  const renewed = { endsAt: new Date(endsAt.getTime() + days * dayMs), unitPrice };
  await updateSubscription(tx, row, { ...renewed, warnedDays: null, announcedPrice: null });
  await audit(tx, 'subscription.renewed', row, { endsAt: renewed.endsAt.toISOString(), invoice: invoice.number });
  const subscription = await readSubscription(tx, row);
  const readers = new Set([...(await adminsOf(tx, row)), billing.email.toLowerCase()]);
  for (const to of readers) await sender.mailer.send(tx, renewedMail(to, { subscription, invoice }, sender.publicUrl));
}

async function letEnd(tx: Transaction, sender: Sender, row: SubscriptionRow, obstacle: string): Promise<void> {
  await updateSubscription(tx, row, { renewDays: null });
  await audit(tx, 'subscription.not_renewed', row, { reason: obstacle });
  const subscription = await readSubscription(tx, row);
  for (const to of await adminsOf(tx, row))
    await sender.mailer.send(tx, notRenewedMail(to, { subscription, obstacle }, sender.publicUrl));
}

const adminsOf = async (tx: Transaction, { clientId }: SubscriptionRow): Promise<string[]> =>
  (await listPaymentAdmins(tx, clientId)).map(({ email }) => email.toLowerCase());

const audit = (
  tx: Transaction,
  action: `subscription.${string}`,
  { id, moduleName, endsAt }: SubscriptionRow,
  after: Record<string, string>,
) =>
  recordAudit(tx, {
    ...{ actorId: null, ip: null, action, target: { type: 'subscription', id, name: moduleName } },
    before: { endsAt: endsAt.toISOString() },
    after,
  });
