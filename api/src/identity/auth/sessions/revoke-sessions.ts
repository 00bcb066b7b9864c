import { recordAct, recordAudit } from '../../../operations/index.ts';
import type { Database } from '../../../db/index.ts';
import { type Caller, found } from '../../../http/index.ts';
import { deviceName } from '../devices/device-name.ts';
import { revokeSession, revokeSessionsOf } from '../session-store.ts';

/**
 * Signs out one of the caller's devices.
 * @throws ApiError 404 for an ended session, and equally for someone else's
 */
export async function revokeOwnSession(db: Database, { userId }: Caller, id: string, ip: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = found('session', await revokeSession(tx, { id, userId }, userId));
    const target = { type: 'session', id, name: deviceName(ended.userAgent).device };
    await recordAudit(tx, { actorId: userId, action: 'session.revoked', target, ip });
  });
}

/** Signs the caller out everywhere but here; returns in how many places. */
export const revokeOtherSessions = (db: Database, { userId, sessionId }: Caller, ip: string): Promise<number> =>
  signOutOf(db, { userId, except: sessionId }, { action: 'user.signed_out_elsewhere', ip });

/** The same, including here. */
export const revokeAllOwnSessions = (db: Database, { userId }: Caller, ip: string): Promise<number> =>
  signOutOf(db, { userId }, { action: 'user.signed_out_everywhere', ip });

interface SignOutAct {
  action: 'user.signed_out_elsewhere' | 'user.signed_out_everywhere';
  ip: string;
}

const signOutOf = (db: Database, { userId, except }: { userId: string; except?: string }, act: SignOutAct) =>
  db.transaction(async (tx) => {
    const sessionsEnded = await revokeSessionsOf(tx, userId, userId, except);
    if (sessionsEnded > 0) await recordAct(tx, userId, { ...act, after: { sessionsEnded } });
    return sessionsEnded;
  });
