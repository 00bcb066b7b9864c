import { REVIEW_LIMITS, type ReviewBody } from '@marketplace/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { type Database, reviews, type Transaction } from '../../db/index.ts';
import { ApiError, type Caller, changedMeanwhile, countUse, found, notFound, refuse } from '../../http/index.ts';
import { moduleIsPublished } from '../storefront/showcase-store.ts';
import { reviewingClient } from './may-review.ts';
import { type ReviewRow, versionOfReview } from './review-rows.ts';
import { lockModule, settleRating } from './settle-rating.ts';

const uses = { name: 'reviews', quota: 20, windowSeconds: 3_600 };

interface Words {
  stars: number;
  title: string;
  text: string;
}

/**
 * Writes the caller's review of a module, or replaces it; a hidden one stays hidden.
 * @throws ApiError 400, 403 without a subscription, 404, 409 if it has changed since, 429
 */
export async function writeReview(db: Database, caller: Caller, moduleId: string, body: ReviewBody): Promise<void> {
  const words = wordsOf(body);
  if (!(await moduleIsPublished(db, moduleId))) throw notFound('module');
  await countUse(db, `review:${caller.userId}`, uses, "You've edited a lot of reviews. Please try again later.");
  await db.transaction(async (tx) => {
    found('module', await lockModule(tx, moduleId));
    const known = await findOwn(tx, caller, moduleId);
    if ((known ? versionOfReview(known) : null) !== body.version) throw changedMeanwhile('review');
    if (known) await replace(tx, known, words);
    else await insert(tx, caller, moduleId, words);
    await settleRating(tx, moduleId);
  });
}

/** @throws ApiError 404, and 409 for a hidden one: its author would only write it again */
export async function deleteReview(db: Database, caller: Caller, moduleId: string): Promise<void> {
  await db.transaction(async (tx) => {
    found('module', await lockModule(tx, moduleId));
    const known = found('review', await findOwn(tx, caller, moduleId));
    if (known.status === 'hidden')
      throw new ApiError(409, 'review_hidden', 'A moderator hid this review. You can edit it, but not delete it.');
    await tx.delete(reviews).where(eq(reviews.id, known.id));
    await settleRating(tx, moduleId);
  });
}

/** Without spaces around. @throws ApiError 400 for a text that is too short without them */
function wordsOf({ stars, title = '', text }: ReviewBody): Words {
  const words = { stars, title: title.trim(), text: text.trim() };
  const isShort = [...words.text].length < REVIEW_LIMITS.textMin;
  refuse(isShort ? [{ field: 'text', message: `text must have at least ${REVIEW_LIMITS.textMin} characters.` }] : []);
  return words;
}

async function findOwn(tx: Transaction, { userId }: Caller, moduleId: string): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.moduleId, moduleId), eq(reviews.userId, userId)))
    .for('update');
  return row;
}

async function insert(tx: Transaction, caller: Caller, moduleId: string, words: Words): Promise<void> {
  const clientId = await reviewingClient(tx, caller, moduleId);
  if (clientId === undefined)
    throw new ApiError(
      403,
      'no_subscription',
      'Only people whose organization subscribes or has subscribed to this module can review it.',
    );
  await tx.insert(reviews).values({ id: randomUUID(), moduleId, userId: caller.userId, clientId, ...words });
}

async function replace(tx: Transaction, known: ReviewRow, words: Words): Promise<void> {
  const isSame = known.stars === words.stars && known.title === words.title && known.text === words.text;
  if (isSame) return;
  await tx
    .update(reviews)
    .set({ ...words, updatedAt: sql`now()` })
    .where(eq(reviews.id, known.id));
}
