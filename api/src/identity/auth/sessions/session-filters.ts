import { type AdminSession, holdsWords, type SessionsQuery } from '@marketplace/shared/contracts';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { containsText, type Queries, sessions, users } from '../../../db/index.ts';
import { deviceName } from '../devices/device-name.ts';
import { sessionIsLive } from '../session-store.ts';

type Filters = Pick<SessionsQuery, 'search' | 'userId' | 'kind' | 'idle'>;

const idleHours = { '1h': 1, '1d': 24, '7d': 168 };

/** The condition behind the list's filters: only active sessions. */
export async function wantedSessions(
  db: Queries,
  { search = '', userId, kind, idle }: Filters,
): Promise<SQL | undefined> {
  const words = search.trim();
  const isKind = kind === undefined ? undefined : await fromAgents(db, (device) => device.kind === kind);
  return and(
    sessionIsLive,
    userId === undefined ? undefined : eq(sessions.userId, userId),
    isKind,
    idle === undefined ? undefined : sql`${sessions.lastSeenAt} <= now() - make_interval(hours => ${idleHours[idle]})`,
    words === '' ? undefined : await searched(db, words),
  );
}

async function searched(db: Queries, words: string): Promise<SQL | undefined> {
  const holds = holdsWords(words);
  return or(
    containsText(words, users.name, users.email, sessions.ip),
    await fromAgents(db, ({ device }) => holds(device)),
  );
}

/** This program, not the database, interprets what browsers say about themselves: there are few variants. */
async function fromAgents(db: Queries, fits: (device: Pick<AdminSession, 'device' | 'kind'>) => boolean): Promise<SQL> {
  const known = await db
    .selectDistinct({ userAgent: sessions.userAgent })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sessionIsLive);
  const fitting = known.map(({ userAgent }) => userAgent).filter((userAgent) => fits(deviceName(userAgent)));
  return fitting.length === 0 ? sql`false` : inArray(sessions.userAgent, fitting);
}
