import { SECOND_FACTOR_LIMITS } from '@marketplace/shared/contracts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { type Queries, sessions, type Transaction } from '../../../db/index.ts';
import { ApiError } from '../../../http/index.ts';

const freshUntil = sql<Date>`${sessions.provenAt} + make_interval(mins => ${SECOND_FACTOR_LIMITS.minutes})`.mapWith(
  sessions.provenAt,
);

/** Records that the user of a session has just proven who they are. Returns until when that counts as fresh. */
export async function proveSession(tx: Transaction, sessionId: string, methods: string[]): Promise<Date> {
  const known = sql`${sessions.methods} || ${sql.param(methods, sessions.methods)}`;
  const [proven] = await tx
    .update(sessions)
    .set({ provenAt: sql`now()`, methods: sql`array(select distinct unnest(${known}))` })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ freshUntil });
  if (!proven) throw new ApiError(401, 'session_ended', 'Your session has ended. Please sign in again.');
  return proven.freshUntil;
}

/** The proofs of the user's other sessions no longer suffice, because there is a second factor now. */
export async function unproveOtherSessions(tx: Transaction, userId: string, sessionId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ provenAt: sql`to_timestamp(0)` })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

/** Until when a session is fresh; null if it is not. */
export async function freshUntilOf(db: Queries, sessionId: string): Promise<Date | null> {
  const [row] = await db
    .select({ freshUntil })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), sql`${freshUntil} > now()`));
  return row?.freshUntil ?? null;
}
