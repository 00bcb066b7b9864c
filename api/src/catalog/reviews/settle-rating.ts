import { eq, sql } from 'drizzle-orm';
import { modules, reviews, type Transaction } from '../../db/index.ts';
import { ofModule } from './review-rows.ts';

/**
 * Locks a module until the transaction ends: its reviews change one after another, so each average counts them all.
 * Returns its name, or undefined if there is no such module.
 */
export async function lockModule(tx: Transaction, id: string) {
  const [module] = await tx.select({ name: modules.name }).from(modules).where(eq(modules.id, id)).for('no key update');
  return module;
}

/**
 * Sets the rating of a locked module to the average of its published reviews, with 2 decimals; null without any. Also
 * tells all replicas that the catalog has changed.
 */
export async function settleRating(tx: Transaction, moduleId: string): Promise<void> {
  const average = tx
    .select({ average: sql`round(avg(${reviews.stars}), 2)` })
    .from(reviews)
    .where(ofModule(moduleId));
  await tx
    .update(modules)
    .set({ rating: sql`(${average})` })
    .where(eq(modules.id, moduleId));
}
