import type { SessionSummary } from '@marketplace/shared/contracts';
import { and, desc, eq } from 'drizzle-orm';
import { type Queries, sessions, users } from '../../../db/index.ts';
import type { Caller } from '../../../http/index.ts';
import { sessionIsLive } from '../session-store.ts';
import { sessionColumns, toSessionSummary } from './session-summary.ts';

/** The most sessions in one list. */
const mostListed = 100;

/** The caller's sessions that have not ended, last used first. */
export async function ownSessions(db: Queries, { userId, sessionId }: Caller): Promise<SessionSummary[]> {
  const rows = await db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), sessionIsLive))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(mostListed);
  return rows.map((row) => toSessionSummary(row, sessionId));
}
