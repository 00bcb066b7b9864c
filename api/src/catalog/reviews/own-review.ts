import type { OwnReview } from '@marketplace/shared/contracts';
import { and, eq } from 'drizzle-orm';
import { modules, type Queries, reviews } from '../../db/index.ts';
import { type Caller, found } from '../../http/index.ts';
import { reviewingClient } from './may-review.ts';
import { type ReviewRow, versionOfReview } from './review-rows.ts';

/** The caller's review of a module, and whether they may write one. @throws ApiError 404 */
export async function readOwnReview(db: Queries, caller: Caller, moduleId: string): Promise<OwnReview> {
  const [row] = await db
    .select({ id: modules.id, review: reviews })
    .from(modules)
    .leftJoin(reviews, and(eq(reviews.moduleId, modules.id), eq(reviews.userId, caller.userId)))
    .where(eq(modules.id, moduleId));
  const { review } = found('module', row);
  if (review) return { mayReview: true, review: toOwn(review) };
  return { mayReview: (await reviewingClient(db, caller, moduleId)) !== undefined, review: null };
}

const toOwn = (row: ReviewRow): OwnReview['review'] => {
  const { id, stars, title, text, status, hiddenReason, createdAt } = row;
  const version = versionOfReview(row);
  return { id, stars, title, text, status, hiddenReason, createdAt: createdAt.toISOString(), version };
};
