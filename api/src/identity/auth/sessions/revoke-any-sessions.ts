import type { RevokedSessions, RevokeSessionsBody } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { type Actor, recordAudit } from '../../../operations/index.ts';
import { type Database, users } from '../../../db/index.ts';
import { notFound } from '../../../http/index.ts';
import { deviceName } from '../devices/device-name.ts';
import { fittingSessions } from './list-all-sessions.ts';
import { revokeSessions, revokeSessionsOf } from '../session-store.ts';

/** Ends anyone's sessions; returns how many were still open, and which were left alone because they don't match. */
export async function revokeAnySessions(
  db: Database,
  { ids, matching }: RevokeSessionsBody,
  { actorId, ip }: Actor,
): Promise<RevokedSessions> {
  return db.transaction(async (tx) => {
    const fitting = matching ? await fittingSessions(tx, ids, matching) : ids;
    const ended = await revokeSessions(tx, fitting, actorId);
    for (const { id, userId, userAgent } of ended) {
      const { device } = deviceName(userAgent);
      const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
      const target = { type: 'session', id, name: `${device} of ${user?.email ?? userId}` };
      await recordAudit(tx, { actorId, action: 'session.revoked', target, after: { userId }, ip });
    }
    return { revoked: ended.length, ...(matching && { skipped: ids.filter((id) => !fitting.includes(id)) }) };
  });
}

/**
 * Signs someone out everywhere; returns in how many places.
 * @throws ApiError 404
 */
export async function revokeAllOf(db: Database, userId: string, { actorId, ip }: Actor): Promise<number> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!user) throw notFound('user');
    const sessionsEnded = await revokeSessionsOf(tx, userId, actorId);
    if (sessionsEnded > 0) {
      const target = { type: 'user', id: userId, name: user.email };
      await recordAudit(tx, { actorId, action: 'user.sessions_revoked', target, after: { sessionsEnded }, ip });
    }
    return sessionsEnded;
  });
}
