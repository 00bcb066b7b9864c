import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { providerSessions, type Queries, sessions, signOnHandovers, users } from '../../db/index.ts';
import { revokeSessionsWhere } from '../auth/session-store.ts';
import type { Handover } from './handovers.ts';

/** Stores how the provider identifies a session. */
export async function keepProviderSession(db: Queries, sessionId: string, handover: Handover): Promise<void> {
  const { providerId, subject, sid, idToken, endSessionUrl } = handover;
  await db.insert(providerSessions).values({ sessionId, providerId, subject, sid, idToken, endSessionUrl });
}

/** Ends sessions that came through a provider; returns how many. */
const endWhere = async (db: Queries, which: SQL | undefined, revokedBy: string): Promise<number> => {
  const ids = db.select({ id: providerSessions.sessionId }).from(providerSessions).where(which);
  return (await revokeSessionsWhere(db, inArray(sessions.id, ids), revokedBy)).length;
};

/** Ends all sessions of a provider, and those that are about to begin. */
export async function endProviderSessions(db: Queries, providerId: string, revokedBy: string): Promise<number> {
  await db.delete(signOnHandovers).where(eq(signOnHandovers.providerId, providerId));
  return endWhere(db, eq(providerSessions.providerId, providerId), revokedBy);
}

/** Ends the sessions of people from these domains. */
export async function endSessionsFrom(db: Queries, providerId: string, domains: string[]): Promise<number> {
  const fromThem = db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(inArray(sql`lower(substring(${users.email} from '[^@]*$'))`, domains));
  const which = and(eq(providerSessions.providerId, providerId), inArray(providerSessions.sessionId, fromThem));
  return endWhere(db, which, 'identity-provider');
}

interface SignedOutThere {
  /** At least one of them is present. */
  subject: string | undefined;
  sid: string | undefined;
}

/** Ends the sessions of a person who signed out at the provider: the one it names, or all of them. */
export async function endSignedOut(db: Queries, providerId: string, { subject, sid }: SignedOutThere): Promise<number> {
  const which = (table: typeof providerSessions | typeof signOnHandovers) =>
    and(
      eq(table.providerId, providerId),
      subject === undefined ? undefined : eq(table.subject, subject),
      sid === undefined ? undefined : eq(table.sid, sid),
    );
  await db.delete(signOnHandovers).where(which(signOnHandovers));
  return endWhere(db, which(providerSessions), 'identity-provider');
}
