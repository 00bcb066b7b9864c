import type { ManagedReview, ManagedReviewDetail, ManagedReviewsQuery, Page } from '@marketplace/shared/contracts';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import {
  bothWays,
  clients,
  containsText,
  modules,
  type Queries,
  readPage,
  reviewReports,
  reviews,
  users,
} from '../../../db/index.ts';
import { found } from '../../../http/index.ts';
import { fromReason } from '../report-review.ts';
import { editedAt, versionOfReview } from '../review-rows.ts';

const open = sql`from ${reviewReports} r where r.review_id = ${reviews.id} and r.closed_at is null`;
const openReports = sql<number>`(select count(*)::int ${open})`;
const lastReported = sql`(select max(r.created_at) ${open})`;

const orders: Record<NonNullable<ManagedReviewsQuery['sort']>, SQL> = {
  ...bothWays({
    createdAt: reviews.createdAt,
    stars: reviews.stars,
    module: sql`lower(${modules.name})`,
    author: sql`lower(${users.name})`,
    status: reviews.status,
  }),
  'reported,desc': sql`${lastReported} desc nulls last, ${reviews.createdAt} desc`,
  'reported,asc': sql`${lastReported} nulls last, ${reviews.createdAt}`,
};

function hasStatus(status: ManagedReviewsQuery['status']): SQL | undefined {
  if (status === undefined) return undefined;
  return status === 'reported' ? sql`exists (select 1 ${open})` : eq(reviews.status, status);
}

const selectReviews = (db: Queries) =>
  db
    .select({
      review: reviews,
      moduleName: modules.name,
      author: { id: users.id, name: users.name, email: users.email },
      organization: sql<string>`${clients.name}`.as('organization'),
      openReports: openReports.as('open_reports'),
    })
    .from(reviews)
    .innerJoin(modules, eq(modules.id, reviews.moduleId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(clients, eq(clients.id, reviews.clientId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectReviews>>[number];

function toManaged({ review, ...rest }: Row): ManagedReview {
  const { id, moduleId, stars, title, text, status, createdAt } = review;
  return {
    ...{ id, moduleId, stars, title, text, status, ...rest },
    createdAt: createdAt.toISOString(),
    editedAt: editedAt(review),
  };
}

/** A page of reviews of all modules and states. */
export function listManagedReviews(db: Queries, query: ManagedReviewsQuery): Promise<Page<ManagedReview>> {
  const { search, status, moduleId, sort = 'createdAt,desc' } = query;
  const wanted = and(
    containsText(search, reviews.title, reviews.text, users.name, users.email, modules.name),
    moduleId === undefined ? undefined : eq(reviews.moduleId, moduleId),
    hasStatus(status),
  );
  const select = selectReviews(db).where(wanted);
  return readPage(db, { select, orderBy: [orders[sort], desc(reviews.id)], toItem: toManaged }, query);
}

/** A review with its reports. @throws ApiError 404 */
export async function readManagedReview(db: Queries, id: string): Promise<ManagedReviewDetail> {
  const [row_] = await selectReviews(db).where(eq(reviews.id, id));
  const row = found('review', row_);
  const { hiddenReason, hiddenBy, hiddenAt } = row.review;
  const [moderator] = hiddenBy ? await db.select({ name: users.name }).from(users).where(eq(users.id, hiddenBy)) : [];
  return {
    ...toManaged(row),
    hiddenReason,
    hiddenBy: moderator?.name ?? null,
    hiddenAt: hiddenAt?.toISOString() ?? null,
    reports: await listReports(db, id),
    version: versionOfReview(row.review),
  };
}

async function listReports(db: Queries, id: string): Promise<ManagedReviewDetail['reports']> {
  const rows = await db
    .select({ report: reviewReports, reporter: { id: users.id, name: users.name } })
    .from(reviewReports)
    .innerJoin(users, eq(users.id, reviewReports.userId))
    .where(eq(reviewReports.reviewId, id))
    .orderBy(desc(reviewReports.createdAt), reviewReports.userId);
  return rows.map(({ report, reporter }) => ({
    reporter,
    ...fromReason(report.reason),
    createdAt: report.createdAt.toISOString(),
    closedAt: report.closedAt?.toISOString() ?? null,
  }));
}
