import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { LivePosition } from '@marketplace/shared/contracts';
import { livePositions, type Queries, users } from '../../db/index.ts';

/** Positions of active users, by name; with a sequence, only those that changed after it. */
export async function listPositions(db: Queries, after = 0): Promise<LivePosition[]> {
  const rows = await db
    .select({ position: livePositions, name: users.name })
    .from(livePositions)
    .innerJoin(users, eq(users.id, livePositions.userId))
    .where(and(eq(users.status, 'active'), gt(livePositions.sequence, after)))
    .orderBy(asc(livePositions.sequence));
  return rows.map(({ position: { fixTime, ...position }, name }) => ({
    ...position,
    name,
    fixTime: fixTime.toISOString(),
  }));
}

/** Active users with a live position. */
export async function listSharing(db: Queries): Promise<string[]> {
  const rows = await db
    .select({ userId: livePositions.userId })
    .from(livePositions)
    .innerJoin(users, eq(users.id, livePositions.userId))
    .where(eq(users.status, 'active'));
  return rows.map(({ userId }) => userId);
}

/** The latest sequence; all positions up to it are visible to everyone. */
export async function lastSequence(db: Queries): Promise<number> {
  const [row] = await db.select({ sequence: sql<string | null>`max(${livePositions.sequence})` }).from(livePositions);
  return Number(row?.sequence ?? 0);
}
