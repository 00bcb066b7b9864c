import type { PersonDetail } from '@marketplace/shared/contracts';
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { sessionIsLive } from '../auth/session-store.ts';
import { clientMembers, clients, type Queries, sessions, userModuleAccess, users } from '../../db/index.ts';
import { found } from '../../http/index.ts';
import { factorMethodsOf } from '../second-factor/held-factors.ts';
import { findPendingInvitation } from '../invitations/pending-invitation.ts';
import { findUserSummary } from './list-users.ts';

/** @throws ApiError 404 */
export async function findPerson(db: Queries, id: string): Promise<PersonDetail> {
  const summary = found('user', await findUserSummary(db, id));
  const [user] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, id));
  return {
    ...summary,
    phone: user?.phone ?? null,
    clients: await clientsOf(db, id),
    openSessions: await countOpenSessions(db, id),
    givenModules: await countGivenModules(db, id),
    secondFactor: (await factorMethodsOf(db, id)).length > 0,
    invitation: summary.status === 'invited' ? await findPendingInvitation(db, id) : null,
  };
}

/** The one they act for by default comes first. */
const clientsOf = (db: Queries, userId: string) =>
  db
    .select({ id: clients.id, name: clients.name })
    .from(clientMembers)
    .innerJoin(clients, eq(clients.id, clientMembers.clientId))
    .where(eq(clientMembers.userId, userId))
    .orderBy(desc(clientMembers.isDefault), clients.id);

async function countOpenSessions(db: Queries, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.id, userId), sessionIsLive));
  return row?.total ?? 0;
}

async function countGivenModules(db: Queries, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(userModuleAccess)
    .where(and(eq(userModuleAccess.userId, userId), ne(sql`lower(${userModuleAccess.access})`, 'no access')));
  return row?.total ?? 0;
}
