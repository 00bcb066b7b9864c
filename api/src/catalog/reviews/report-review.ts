import type { ReportBody, ReportReason } from '@marketplace/shared/contracts';
import { and, eq } from 'drizzle-orm';
import { type Database, reviewReports, reviews } from '../../db/index.ts';
import { ApiError, type Caller, countUse, found } from '../../http/index.ts';
import { isPublishedReview } from './review-rows.ts';

const uses = { name: 'review-reports', quota: 20, windowSeconds: 3_600 };

/** A report's reason, with the reporter's words in the lines below. */
export const toReason = ({ reason, note = '' }: ReportBody) => `${reason}\n${note.trim()}`.trim();

/** Reverts `toReason`. */
export function fromReason(stored: string): { reason: ReportReason; note: string } {
  const [reason = 'other', ...note] = stored.split('\n');
  return { reason: reason as ReportReason, note: note.join('\n') };
}

/**
 * Reports a review to the moderators; a second report by the same person changes nothing.
 * @throws ApiError 404 for one that is not published, 409 for the caller's own, 429
 */
export async function reportReview(db: Database, { userId }: Caller, id: string, body: ReportBody): Promise<void> {
  const [review] = await db
    .select({ userId: reviews.userId })
    .from(reviews)
    .where(and(eq(reviews.id, id), isPublishedReview));
  if (found('review', review).userId === userId)
    throw new ApiError(409, 'own_review', 'This is your own review. Edit or delete it instead.');
  await countUse(db, `review-report:${userId}`, uses, "You've reported a lot of reviews. Please try again later.");
  await db
    .insert(reviewReports)
    .values({ reviewId: id, userId, reason: toReason(body) })
    .onConflictDoNothing();
}
