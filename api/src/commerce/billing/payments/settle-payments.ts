import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type Database, payments } from '../../../db/index.ts';
import { collectFailures, defineScheduledJob } from '../../../jobs/index.ts';
import { changePayment, type PaymentRow } from '../payment-store.ts';
import type { Counter } from './ask-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { settleByProvider } from './settle-by-provider.ts';

/** Longer than the provider may take to open a page, in milliseconds. */
const OPENS_WITHIN = 15 * 60_000;
const AT_A_TIME = 100;

/** The outcome is unknown. */
const isOpen = inArray(payments.status, ['pending', 'processing']);

/** Banks sometimes pay after all: for three days, failed payments are checked every six hours. */
const mayStillCome = and(
  eq(payments.status, 'failed'),
  isNotNull(payments.providerId),
  isNull(payments.refundedAt),
  sql`${payments.createdAt} > now() - interval '3 days'`,
  sql`${payments.askedAt} < now() - interval '6 hours'`,
);

/**
 * Checks payments whose money may have arrived without an event, those checked longest ago first.
 * @param onFailure for one that can't be settled yet; the others continue
 */
export async function settleUnsettled(counter: Counter, onFailure: (error: unknown) => void): Promise<void> {
  const rows = await counter.db
    .select()
    .from(payments)
    .where(and(eq(payments.method, 'online'), or(isOpen, mayStillCome)))
    .orderBy(sql`${payments.askedAt} nulls first`, asc(payments.createdAt))
    .limit(AT_A_TIME);
  for (const row of rows) await settleOne(counter, row).catch(onFailure);
}

async function settleOne(counter: Counter, payment: PaymentRow): Promise<void> {
  if (payment.providerId !== null) await settleByProvider(counter, payment);
  // The server died before it knew the page, so nobody can have paid on it.
  else if (payment.createdAt.getTime() < Date.now() - OPENS_WITHIN)
    await counter.db.transaction((tx) =>
      changePayment(tx, payment, { status: 'failed', reason: "The payment page didn't open. Try again." }),
    );
}

interface Context {
  db: Database;
  payments: PaymentProvider | undefined;
}

export const settlePayments = defineScheduledJob({
  name: 'settle-payments',
  title: 'Ask about open payments',
  schedule: '*/5 * * * *',
  run: async ({ db, payments: provider }: Context) => {
    if (!provider) return;
    await collectFailures('payments could not be settled', (onFailure) => settleUnsettled({ db, provider }, onFailure));
  },
});
