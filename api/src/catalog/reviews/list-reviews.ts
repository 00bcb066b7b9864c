import type { Review, ReviewPage, ReviewsQuery, StarCounts } from '@marketplace/shared/contracts';
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { prepareOnce, type Queries, readPage, reviews, users } from '../../db/index.ts';
import { notFound } from '../../http/index.ts';
import { moduleIsPublished } from '../storefront/showcase-store.ts';
import { authorName } from './author-name.ts';
import { editedAt, ofModule } from './review-rows.ts';

const newest = [desc(reviews.createdAt), desc(reviews.id)];
const orders: Record<NonNullable<ReviewsQuery['sort']>, (SQL | typeof reviews.stars)[]> = {
  newest,
  highest: [desc(reviews.stars), ...newest],
  lowest: [reviews.stars, ...newest],
};

/** A page of a module's published reviews, with the figures of all. @throws ApiError 404 for a module that is not published */
export async function listReviews(db: Queries, moduleId: string, query: ReviewsQuery): Promise<ReviewPage> {
  const { stars, sort = 'newest' } = query;
  if (!(await moduleIsPublished(db, moduleId))) throw notFound('module');
  const distribution = await countStars(db, moduleId);
  const select = db
    .select({
      id: reviews.id,
      stars: reviews.stars,
      title: reviews.title,
      text: reviews.text,
      name: users.name,
      createdAt: reviews.createdAt,
      updatedAt: reviews.updatedAt,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(ofModule(moduleId), stars === undefined ? undefined : eq(reviews.stars, stars)))
    .$dynamic();
  const toItem = ({ name, createdAt, updatedAt, ...review }: Awaited<typeof select>[number]): Review => ({
    ...review,
    author: authorName(name),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt({ createdAt, updatedAt }),
  });
  const page = await readPage(db, { select, orderBy: orders[sort], toItem }, query);
  return { ...page, ...figuresOf(distribution) };
}

const starsQuery = prepareOnce((db) =>
  db
    .select({ stars: reviews.stars, count: count() })
    .from(reviews)
    .where(ofModule(sql.placeholder('moduleId')))
    .groupBy(reviews.stars)
    .prepare('stars_of_module'),
);

async function countStars(db: Queries, moduleId: string): Promise<StarCounts> {
  const rows = await starsQuery(db).execute({ moduleId });
  return { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, ...Object.fromEntries(rows.map((row) => [row.stars, row.count])) };
}

function figuresOf(distribution: StarCounts): Pick<ReviewPage, 'average' | 'total' | 'distribution'> {
  const counts = Object.entries(distribution);
  const total = counts.reduce((sum, [, of]) => sum + of, 0);
  const stars = counts.reduce((sum, [of, times]) => sum + Number(of) * times, 0);
  return { total, distribution, average: total === 0 ? null : Math.round((100 * stars) / total) / 100 };
}
