import { randomUUID } from 'node:crypto';
import { insertAll, reviewReports, reviews, type Transaction } from '../src/db/index.ts';
import { reviewingClient, settleRating, toReason } from '../src/catalog/index.ts';
import type { DemoContent, DemoReview } from './content.ts';
import { daysFrom } from './days-from.ts';

/** What subscribers say about modules, whose ratings follow; other modules keep theirs. */
export async function seedReviews(tx: Transaction, content: Pick<DemoContent, 'reviews'>, now: Date): Promise<void> {
  for (const review of content.reviews) await seedReview(tx, review, now);
  for (const moduleId of new Set(content.reviews.map((review) => review.moduleId))) await settleRating(tx, moduleId);
}

async function seedReview(tx: Transaction, { daysAgo, reports = [], ...review }: DemoReview, now: Date): Promise<void> {
  const { moduleId, userId } = review;
  const clientId = await reviewingClient(tx, { userId, clientId: null }, moduleId);
  if (clientId === undefined) throw new Error(`The demo account ${userId} has no subscription of ${moduleId}.`);
  const [id, at] = [randomUUID(), daysFrom(now, -daysAgo)];
  await tx.insert(reviews).values({ ...review, id, clientId, createdAt: at, updatedAt: at });
  await insertAll(
    tx,
    reviewReports,
    reports.map((report) => ({
      ...{ reviewId: id, userId: report.userId },
      reason: toReason(report),
      createdAt: daysFrom(now, -report.daysAgo),
    })),
  );
}
