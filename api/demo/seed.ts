import { SHARING_CONSENT } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import {
  categories,
  coupons,
  type Database,
  insertAll,
  livePositions,
  positionConsents,
  positionHistory,
  sites,
  type Transaction,
  users,
} from '../src/db/index.ts';
import { readContent, type DemoContent } from './content.ts';
import { daysFrom } from './days-from.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedPeople } from './seed-people.ts';
import { seedSales } from './seed-sales.ts';

/** Fills an empty database with the demo world, all or nothing. */
export async function seedDemo(db: Database): Promise<void> {
  if (!(await isEmpty(db))) return;
  const content = await readContent();
  const now = new Date();
  await db.transaction(async (tx) => {
    await seedCatalogue(tx, content);
    await seedPeople(tx, content);
    await insertAll(tx, coupons, couponsFrom(content, now));
    await seedSales(tx, content, now);
    await seedReviews(tx, content, now);
    await seedPlaces(tx, content.places, now);
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  const counts = await Promise.all([users, categories].map((table) => db.$count(table)));
  return counts.every((count) => count === 0);
}

const couponsFrom = ({ coupons: all, company }: Pick<DemoContent, 'coupons' | 'company'>, now: Date) =>
  all.map(({ startsInDays, endsInDays, ...coupon }) => ({
    ...coupon,
    currency: company.currency,
    startsAt: daysFrom(now, startsInDays),
    endsAt: endsInDays === undefined ? null : daysFrom(now, endsInDays),
  }));

async function seedPlaces(tx: Transaction, { sites: places, positions }: DemoContent['places'], now: Date) {
  const { version } = SHARING_CONSENT;
  const fixes = positions.map(({ secondsAgo, ...position }) => ({
    ...position,
    source: 'device' as const,
    fixTime: new Date(now.getTime() - secondsAgo * 1_000),
  }));
  const sequence = sql`nextval('live_positions_sequence')`;
  await insertAll(tx, sites, places);
  await insertAll(
    tx,
    positionConsents,
    positions.map(({ userId }) => ({ userId, version, agreedAt: now })),
  );
  await insertAll(tx, positionHistory, fixes);
  await tx.insert(livePositions).values(fixes.map((fix) => ({ ...fix, sequence })));
}
