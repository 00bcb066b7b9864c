import { and, desc, eq, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { type MarketplaceRole, SECOND_FACTOR_LIMITS } from '@marketplace/shared/contracts';
import {
  type Database,
  prepareOnce,
  type Queries,
  refreshTokens,
  sessions,
  type Transaction,
  users,
} from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';
import type { AccessClaims } from './access-token.ts';
import { dropChallenges } from '../second-factor/challenges.ts';
import { defaultClientId, marketplaceRolesOf } from './user-columns.ts';

interface NewSession {
  id: string;
  userId: string;
  rememberMe: boolean;
  userAgent: string;
  ip: string;
  methods: string[];
  absoluteSeconds: number;
  idleSeconds: number;
  refreshTokenHash: Buffer;
  /** Now by default; null if it isn't known. */
  provenAt: Date | null | undefined;
}

export async function insertSession(db: Queries, session: NewSession): Promise<void> {
  const { absoluteSeconds, refreshTokenHash, provenAt, ...row } = session;
  const proven = provenAt === null ? { provenAt: new Date(0) } : provenAt && { provenAt };
  await db
    .insert(sessions)
    .values({ ...row, ...proven, expiresAt: sql`now() + make_interval(secs => ${absoluteSeconds})` });
  await db.insert(refreshTokens).values({ hash: refreshTokenHash, sessionId: session.id });
}

/** Not revoked, not too old, not idle for too long. */
const sessionIsOpen = and(
  isNull(sessions.revokedAt),
  gt(sessions.expiresAt, sql`now()`),
  gt(sql`${sessions.lastSeenAt} + make_interval(secs => ${sessions.idleSeconds})`, sql`now()`),
);

/** Open, and its user may still sign in. */
export const sessionIsLive = and(sessionIsOpen, eq(users.status, 'active'), eq(users.tempPassword, false));

/** Whether its user has recently proven who they are. */
const isFreshSql = sql`${sessions.provenAt} > now() - make_interval(mins => ${sql.raw(String(SECOND_FACTOR_LIMITS.minutes))})`;

/** Runs for every signed-in request. */
const callerQuery = prepareOnce((db) =>
  db
    .select({
      userId: users.id,
      sessionId: sessions.id,
      role: users.role,
      marketplaceRoles: sql<MarketplaceRole[]>`${marketplaceRolesOf}`,
      clientId: sql<string | null>`${defaultClientId}`,
      isFresh: sql<boolean>`${isFreshSql}`,
      secondFactorOverdue: sql<boolean>`coalesce(${users.secondFactorDueAt} <= now(), false)`,
      seenLately: sql<boolean>`${sessions.lastSeenAt} > now() - interval '1 minute'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        eq(sessions.generation, sql.placeholder('generation')),
        sessionIsLive,
      ),
    )
    .prepare('find_caller'),
);

/** Session, user, roles and client in one query, so that a revoked session or role ends with the next request. */
export async function findCaller(db: Database, claims: AccessClaims): Promise<Caller | undefined> {
  const [row] = await callerQuery(db).execute({ ...claims });
  if (!row) return undefined;
  const { seenLately, ...caller } = row;
  if (!seenLately) await touchSession(db, caller.sessionId);
  return caller;
}

export async function touchSession(db: Queries, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
}

interface EndedSession {
  id: string;
  userId: string;
  userAgent: string;
}

/** Ends open sessions; returns which. Their tokens are useless from the next request on. */
export async function revokeSessionsWhere(
  db: Queries,
  which: SQL | undefined,
  revokedBy: string,
): Promise<EndedSession[]> {
  return db
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedBy })
    .where(and(which, sessionIsOpen))
    .returning({ id: sessions.id, userId: sessions.userId, userAgent: sessions.userAgent });
}

/** Ends a session of this user; undefined if it has already ended, or is someone else's. */
export async function revokeSession(
  db: Queries,
  { id, userId }: { id: string; userId: string },
  revokedBy: string,
): Promise<EndedSession | undefined> {
  const [ended] = await revokeSessionsWhere(db, and(eq(sessions.id, id), eq(sessions.userId, userId)), revokedBy);
  return ended;
}

/** Ends these sessions, of any users; returns those that were still open. */
export const revokeSessions = (db: Queries, ids: string[], revokedBy: string): Promise<EndedSession[]> =>
  revokeSessionsWhere(db, inArray(sessions.id, ids), revokedBy);

/**
 * Ends the oldest sessions of a user, so that this many are left with the one that has just begun. Sign-ins of the same
 * user wait for each other.
 */
export async function endOldestSessions(
  tx: Transaction,
  userId: string,
  { most, begun }: { most: number; begun: string },
): Promise<EndedSession[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`sessions:${userId}`}))`);
  const oldest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, begun), sessionIsOpen))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(most - 1);
  return revokeSessionsWhere(tx, inArray(sessions.id, oldest), 'session-limit');
}

/** Ends the oldest sessions of everyone who has more than this many. */
export async function endSessionsBeyond(tx: Transaction, most: number): Promise<void> {
  const place = sql<number>`row_number() over (partition by ${sessions.userId} order by ${sessions.createdAt} desc, ${sessions.id} desc)`;
  const open = tx
    .select({ id: sessions.id, place: place.as('place') })
    .from(sessions)
    .where(sessionIsOpen)
    .as('open');
  const oldest = tx.select({ id: open.id }).from(open).where(gt(open.place, most));
  await revokeSessionsWhere(tx, inArray(sessions.id, oldest), 'session-limit');
}

/** Signs a user out everywhere, or everywhere except in one session; returns in how many places. */
export async function revokeSessionsOf(
  db: Queries,
  userId: string,
  revokedBy: string,
  except?: string,
): Promise<number> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  // A sign-in that waits for its second factor ends as well.
  await dropChallenges(db, userId);
  return (await revokeSessionsWhere(db, and(eq(sessions.userId, userId), others), revokedBy)).length;
}
