import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { sweepUploads } from '../support/sweep-uploads.ts';
import type { Database } from './database.ts';
import { idempotencyKeys } from './schema/cart.ts';
import { mails } from './schema/mail.ts';
import { moduleUsage } from './schema/module-usage.ts';
import { rateLimits } from './schema/rate-limits.ts';
import { sessions } from './schema/sessions.ts';
import { recoveryCodes, resetTokens } from './schema/recovery.ts';
import { reports } from './schema/telemetry.ts';

const hourMs = 3_600_000;

const ago = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Deletes what has served its time, once an hour. Any replica may do it, and two at once do no harm. */
export function startHousekeeping(db: Database, { dataDir }: { dataDir: string }, log: FastifyBaseLogger) {
  let working: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    working = Promise.all([tidy(db), sweepUploads(db, dataDir)]).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'housekeeping failed'),
    );
  }, hourMs);
  timer.unref();
  const close = async () => {
    clearInterval(timer);
    await working;
  };
  return { close };
}

export async function tidy(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, ago(0)));
  await db.delete(sessions).where(lt(sessions.expiresAt, ago(30)));
  // Longer than any browser keeps a queued change.
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(60)));
  await db.delete(reports).where(lt(reports.createdAt, ago(30)));
  await db.delete(moduleUsage).where(lt(moduleUsage.day, sql`current_date - 400`));
  await db.delete(mails).where(lt(mails.sentAt, ago(90)));
  // Sent or not, what it tells has run out.
  await db.delete(mails).where(and(eq(mails.confidential, true), lt(mails.createdAt, sql`now() - interval '1 hour'`)));
  await db.delete(recoveryCodes).where(lt(recoveryCodes.expiresAt, ago(1)));
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, ago(1)));
}
