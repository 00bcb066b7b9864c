import { and, eq, sql } from 'drizzle-orm';
import { SHARING_CONSENT, type PositionBody } from '@marketplace/shared/contracts';
import { type Database, livePositions, positionConsents, positionHistory, type Transaction } from '../../db/index.ts';
import { dayMs } from '../../day-ms.ts';
import { ApiError, countUse, invalid } from '../../http/index.ts';

const uses = { name: 'positions', quota: 60, windowSeconds: 60 };
const keptForMs = 30 * dayMs;

/**
 * Stores a user's position while they share it. A fix older than the current one changes nothing.
 * @throws ApiError 409 without consent, 429 for more than one per second
 */
export async function recordPosition(db: Database, userId: string, body: PositionBody): Promise<void> {
  const fixTime = timeOf(body);
  await countUse(db, `position:${userId}`, uses, "You're sending positions too often. Wait 10 seconds between them.");
  await db.transaction(async (tx) => {
    await assertSharing(tx, userId);
    await writePosition(tx, userId, body, fixTime);
  });
}

/** A clock that is ahead doesn't create future positions. @throws ApiError 400 for one that is past its retention */
function timeOf({ fixTime }: PositionBody): Date {
  const time = Math.min(Date.parse(fixTime), Date.now());
  if (time > Date.now() - keptForMs) return new Date(time);
  throw invalid('fixTime', 'This position is more than 30 days old.');
}

/** Locks the consent: a user who stops meanwhile waits, and then removes this position too. */
async function assertSharing(tx: Transaction, userId: string): Promise<void> {
  const [consent] = await tx
    .select({ version: positionConsents.version })
    .from(positionConsents)
    .where(and(eq(positionConsents.userId, userId), eq(positionConsents.version, SHARING_CONSENT.version)))
    .for('share');
  if (!consent) throw new ApiError(409, 'not_sharing', "You aren't sharing your position. Start sharing first.");
}

async function writePosition(tx: Transaction, userId: string, body: PositionBody, fixTime: Date): Promise<void> {
  const { lat, lng, accuracy, speed = null } = body;
  const fix = { lat, lng, accuracy, speed, fixTime, source: 'browser' as const };
  // Serialized: a stream that has seen a sequence has seen all lower ones.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('live_positions'))`);
  const sequence = sql`nextval('live_positions_sequence')`;
  const written = await tx
    .insert(livePositions)
    .values({ userId, ...fix, sequence })
    .onConflictDoUpdate({
      target: livePositions.userId,
      set: { ...fix, sequence },
      setWhere: sql`${livePositions.fixTime} < excluded.fix_time`,
    })
    .returning({ userId: livePositions.userId });
  if (written.length > 0) await keepHistory(tx, userId, fix);
}

type Fix = Omit<typeof positionHistory.$inferInsert, 'id' | 'userId'>;

/** One per minute is enough for the history. */
async function keepHistory(tx: Transaction, userId: string, fix: Fix): Promise<void> {
  const [recent] = await tx
    .select({ id: positionHistory.id })
    .from(positionHistory)
    .where(
      and(
        eq(positionHistory.userId, userId),
        sql`${positionHistory.fixTime} > ${fix.fixTime.toISOString()}::timestamptz - interval '1 minute'`,
      ),
    )
    .limit(1);
  if (!recent) await tx.insert(positionHistory).values({ userId, ...fix });
}
