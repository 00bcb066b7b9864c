import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, payments } from '../../../db/index.ts';
import { settleLeftAttempt } from './pay-invoice.ts';
import type { PaymentProvider } from './provider.ts';

/** Longer than anybody waits for a response. */
const patience = sql`now() - interval '15 minutes'`;

/**
 * Settles payments whose buyer left, or whose server died, before the provider responded.
 * @param onFailure for one that can't be settled yet; the others continue
 */
export async function settleLeftPayments(
  db: Database,
  provider: PaymentProvider,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const isLeft = and(eq(payments.method, 'online'), eq(payments.status, 'pending'), lt(payments.createdAt, patience));
  const left = await db.select().from(payments).where(isLeft).limit(100);
  for (const attempt of left) await settleLeftAttempt({ db, provider }, attempt).catch(onFailure);
}
