import type { SessionSummary } from '@marketplace/shared/contracts';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import { deviceName } from '../devices/device-name.ts';
import { sessionIsLive } from '../session-store.ts';

/** The most sessions that one list holds. */
const mostListed = 100;

/**
 * Sessions that have not ended, last used first.
 * @param which a condition on `sessions` or `users`
 * @param currentId the session that asks
 */
export async function listSessions(db: Queries, which: SQL, currentId: string): Promise<SessionSummary[]> {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ip: sessions.ip,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(which, sessionIsLive))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(mostListed);
  return rows.map(({ userAgent, createdAt, lastSeenAt, expiresAt, ...row }) => ({
    ...row,
    ...deviceName(userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    current: row.id === currentId,
  }));
}

export const ownSessions = (db: Queries, { userId, sessionId }: { userId: string; sessionId: string }) =>
  listSessions(db, eq(sessions.userId, userId), sessionId);
