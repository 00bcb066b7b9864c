import type { SignInNotice } from '@marketplace/shared/contracts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { knownDevices, type Queries, sessions, signInNotices, type Transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/index.ts';
import { hashOfToken, recordAudit } from '../../../operations/index.ts';
import { revokeSession } from '../session-store.ts';
import { deviceName } from './device-name.ts';

/** How long a link is valid. The page says so. */
const noticeDays = 30;

interface NewNotice {
  hash: Buffer;
  sessionId: string;
  device: Buffer;
}

export async function insertNotice(tx: Transaction, notice: NewNotice): Promise<void> {
  await tx
    .insert(signInNotices)
    .values({ ...notice, expiresAt: sql`now() + make_interval(days => ${noticeDays})` })
    .onConflictDoNothing();
}

const isGood = (token: string) =>
  and(eq(signInNotices.hash, hashOfToken(token)), gt(signInNotices.expiresAt, sql`now()`));

/** @throws ApiError 404 equally for a link that was used, is too old, or never existed */
export async function findNotice(db: Queries, token: string): Promise<SignInNotice> {
  const { userAgent, ip, createdAt } = sessions;
  const [row] = await db
    .select({ userAgent, ip, createdAt })
    .from(signInNotices)
    .innerJoin(sessions, eq(sessions.id, signInNotices.sessionId))
    .where(isGood(token));
  if (!row) throw notFound('link');
  return { device: deviceName(row.userAgent).device, ip: row.ip, signedInAt: row.createdAt.toISOString() };
}

/**
 * Ends the session that the link is about, and forgets its browser: the next sign-in there is new again, without
 * attempts of its own. The link is used up. A session that has already ended is not an error.
 * @throws ApiError 404 like `findNotice`
 */
export async function endBySignInNotice(tx: Transaction, token: string, ip: string): Promise<void> {
  const [notice] = await tx.delete(signInNotices).where(isGood(token)).returning();
  if (!notice) throw notFound('link');
  const { sessionId: id, device } = notice;
  const [session] = await tx
    .select({ userId: sessions.userId, userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.id, id));
  if (!session) throw notFound('link');
  const { userId, userAgent } = session;
  const ended = await revokeSession(tx, { id, userId }, 'sign-in-notice');
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), eq(knownDevices.hash, device)));
  const target = { type: 'session', id, name: deviceName(userAgent).device };
  const after = { userId, wasOpen: ended !== undefined };
  await recordAudit(tx, { actorId: null, action: 'session.reported_by_link', target, after, ip });
}
