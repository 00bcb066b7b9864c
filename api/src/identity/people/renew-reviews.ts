import { eq, sql } from 'drizzle-orm';
import { modules, reviews, type Transaction } from '../../db/index.ts';

/** After a name change: cached responses that name the person as the author of reviews are rebuilt. */
export async function renewReviews(tx: Transaction, userId: string): Promise<void> {
  const [review] = await tx
    .select({ moduleId: reviews.moduleId })
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .limit(1);
  // Any change of a module starts a new version of the catalog.
  if (review)
    await tx
      .update(modules)
      .set({ rating: sql`${modules.rating}` })
      .where(eq(modules.id, review.moduleId));
}
