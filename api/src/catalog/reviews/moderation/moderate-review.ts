import type { ReviewStatusBody } from '@marketplace/shared/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ApiContext } from '../../../api-context.ts';
import { type Database, reviewReports, reviews, type Transaction, users } from '../../../db/index.ts';
import { assertCurrent, found, invalid } from '../../../http/index.ts';
import { type Actor, recordAudit } from '../../../operations/index.ts';
import { lockReview, type ReviewRow, versionOfReview } from '../review-rows.ts';
import { lockModule, settleRating } from '../settle-rating.ts';
import { reviewHiddenMail } from './review-mail.ts';

type Context = Pick<ApiContext, 'db' | 'mailer' | 'config'>;

/**
 * Hides a review, which ends its reports and tells its author why, or shows it again. The rating follows.
 * @throws ApiError 400 without a reason to hide it, 404, 409 if it has changed since
 */
export async function setReviewStatus(
  { db, mailer, config }: Context,
  actor: Actor,
  id: string,
  { status, reason: typed = '', version }: ReviewStatusBody,
): Promise<void> {
  const reason = typed.trim();
  if (status === 'hidden' && reason === '') throw invalid('reason', 'Enter a reason. The author will see it.');
  const moduleId = await moduleOf(db, id);
  await db.transaction(async (tx) => {
    const { module, review } = await lock(tx, moduleId, id);
    assertCurrent(version, versionOfReview(review));
    if (review.status === status) return;
    await tx
      .update(reviews)
      .set(
        status === 'hidden'
          ? { status, hiddenReason: reason, hiddenBy: actor.actorId, hiddenAt: sql`now()` }
          : { status, hiddenReason: null, hiddenBy: null, hiddenAt: null },
      )
      .where(eq(reviews.id, id));
    await settleRating(tx, moduleId);
    const target = { type: 'review', id, name: module.name };
    if (status === 'published') return recordAudit(tx, { ...actor, action: 'review.shown', target });
    await closeReports(tx, id);
    await recordAudit(tx, { ...actor, action: 'review.hidden', target, after: { reason } });
    const [author] = await tx
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, review.userId));
    const about = { module: module.name, moduleId, reason, publicUrl: config.publicUrl };
    if (author) await mailer.send(tx, reviewHiddenMail(author, about));
  });
}

/** Ends the open reports of a review that stays as it is. @throws ApiError 404 */
export async function dismissReports(db: Database, actor: Actor, id: string): Promise<void> {
  const moduleId = await moduleOf(db, id);
  await db.transaction(async (tx) => {
    const { module } = await lock(tx, moduleId, id);
    const reports = await closeReports(tx, id);
    if (reports === 0) return;
    const target = { type: 'review', id, name: module.name };
    await recordAudit(tx, { ...actor, action: 'review.reports_dismissed', target, after: { reports } });
  });
}

async function moduleOf(db: Database, id: string): Promise<string> {
  const [review] = await db.select({ moduleId: reviews.moduleId }).from(reviews).where(eq(reviews.id, id));
  return found('review', review).moduleId;
}

/** Locks the module before the review, in the same order as saving a review. */
async function lock(
  tx: Transaction,
  moduleId: string,
  id: string,
): Promise<{ module: { name: string }; review: ReviewRow }> {
  const module = found('module', await lockModule(tx, moduleId));
  return { module, review: found('review', await lockReview(tx, id)) };
}

/** Returns how many were open. */
async function closeReports(tx: Transaction, id: string): Promise<number> {
  const closed = await tx
    .update(reviewReports)
    .set({ closedAt: sql`now()` })
    .where(and(eq(reviewReports.reviewId, id), isNull(reviewReports.closedAt)))
    .returning({ userId: reviewReports.userId });
  return closed.length;
}
