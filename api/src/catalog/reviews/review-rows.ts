import { and, eq, type Placeholder } from 'drizzle-orm';
import { versionOf } from '../../http/index.ts';
import { reviews, type Transaction } from '../../db/index.ts';

export type ReviewRow = typeof reviews.$inferSelect;

export const isPublishedReview = eq(reviews.status, 'published');

export const ofModule = (moduleId: string | Placeholder) => and(eq(reviews.moduleId, moduleId), isPublishedReview);

/** Null unless its author has changed it. */
export const editedAt = ({ createdAt, updatedAt }: Pick<ReviewRow, 'createdAt' | 'updatedAt'>) =>
  updatedAt > createdAt ? updatedAt.toISOString() : null;

/** Differs after every change by its author or a moderator. */
export const versionOfReview = ({
  stars,
  title,
  text,
  status,
}: Pick<ReviewRow, 'stars' | 'title' | 'text' | 'status'>): string => versionOf([stars, title, text, status]);

/** The review, held until the transaction ends. */
export async function lockReview(tx: Transaction, id: string): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return row;
}
