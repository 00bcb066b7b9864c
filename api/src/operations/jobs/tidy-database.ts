import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { ApiConfig } from '../../config.ts';
import {
  type Database,
  browserCodes,
  contactMessages,
  demoRequests,
  factorChallenges,
  idempotencyKeys,
  visitorKeys,
  inboundMails,
  livePositions,
  logoutTokens,
  mails,
  moduleUsage,
  newsletterSubscribers,
  paymentEvents,
  positionHistory,
  rateLimits,
  recoveryCodes,
  reports,
  resetTokens,
  sessions,
  signInNotices,
  signOnAttempts,
  signOnHandovers,
  totpSecrets,
  webhookEvents,
} from '../../db/index.ts';
import { defineScheduledJob } from '../../jobs/index.ts';
import { sealAudit } from '../audit/chain/seal-audit.ts';

interface Context {
  db: Database;
  config: Pick<ApiConfig, 'auditRetentionDays'>;
}

export const tidyDatabase = defineScheduledJob({
  name: 'tidy-database',
  title: 'Delete expired records',
  schedule: '7 * * * *',
  run: ({ db, config }: Context) => tidy(db, config),
});

const ago = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Only sealed events can be deleted, and none of the last 30 days. */
async function endAuditRetention(db: Database, days: number): Promise<void> {
  if (days === 0) return;
  await sealAudit(db);
  await db.execute(sql`select prune_audit(${days})`);
}

/** Deletes expired rows. With `auditRetentionDays` 0, audit events are kept forever. */
export async function tidy(db: Database, { auditRetentionDays }: Context['config']): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, ago(0)));
  await db.delete(signInNotices).where(lt(signInNotices.expiresAt, ago(0)));
  await db.delete(signOnAttempts).where(lt(signOnAttempts.expiresAt, ago(0)));
  await db.delete(signOnHandovers).where(lt(signOnHandovers.expiresAt, ago(0)));
  await db.delete(logoutTokens).where(lt(logoutTokens.expiresAt, ago(0)));
  await db.delete(factorChallenges).where(lt(factorChallenges.expiresAt, ago(0)));
  // Never confirmed.
  await db.delete(totpSecrets).where(and(isNull(totpSecrets.confirmedAt), lt(totpSecrets.createdAt, ago(1))));
  await db.delete(sessions).where(lt(sessions.expiresAt, ago(30)));
  await db.delete(visitorKeys).where(lt(visitorKeys.createdAt, ago(1)));
  // Longer than any browser keeps a queued change.
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(60)));
  // Providers keep resending an event for a few days.
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, ago(60)));
  // Their results are in the conversations; the cleanup of uploads deletes the raw messages.
  await db.delete(inboundMails).where(lt(inboundMails.doneAt, ago(30)));
  // With their deliveries.
  await db.delete(webhookEvents).where(lt(webhookEvents.createdAt, ago(30)));
  await db.delete(reports).where(lt(reports.createdAt, ago(30)));
  await db.delete(positionHistory).where(lt(positionHistory.fixTime, ago(30)));
  await db.delete(livePositions).where(lt(livePositions.fixTime, ago(30)));
  await db.delete(moduleUsage).where(lt(moduleUsage.day, sql`current_date - 400`));
  await endAuditRetention(db, auditRetentionDays);
  await db.delete(mails).where(lt(mails.sentAt, ago(90)));
  // Sent or not, its code has expired.
  await db.delete(mails).where(and(eq(mails.confidential, true), lt(mails.createdAt, sql`now() - interval '1 hour'`)));
  // Addresses that never confirmed, and forms caught as spam.
  const { status, confirmExpiresAt } = newsletterSubscribers;
  await db.delete(newsletterSubscribers).where(and(eq(status, 'pending'), lt(confirmExpiresAt, ago(7))));
  await db
    .delete(contactMessages)
    .where(and(eq(contactMessages.status, 'spam'), lt(contactMessages.createdAt, ago(30))));
  await db.delete(demoRequests).where(and(eq(demoRequests.status, 'spam'), lt(demoRequests.createdAt, ago(30))));
  await db.delete(browserCodes).where(lt(browserCodes.expiresAt, ago(1)));
  await db.delete(recoveryCodes).where(lt(recoveryCodes.expiresAt, ago(1)));
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, ago(1)));
}
