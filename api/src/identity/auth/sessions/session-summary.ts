import type { SessionSummary } from '@marketplace/shared/contracts';
import { sessions } from '../../../db/index.ts';
import { deviceName } from '../devices/device-name.ts';

/** What a list shows of a session. */
export const sessionColumns = {
  id: sessions.id,
  userAgent: sessions.userAgent,
  ip: sessions.ip,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  expiresAt: sessions.expiresAt,
};

type Row = Pick<typeof sessions.$inferSelect, keyof typeof sessionColumns>;

/** @param currentId the caller's session */
export const toSessionSummary = (
  { id, userAgent, ip, createdAt, lastSeenAt, expiresAt }: Row,
  currentId: string,
): SessionSummary => ({
  id,
  ip,
  ...deviceName(userAgent),
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  current: id === currentId,
});
