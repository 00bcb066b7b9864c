import type { TicketAgent } from '@marketplace/shared/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Queries, users } from '../../db/index.ts';

/** An active administrator. */
export const isAgent = and(eq(users.status, 'active'), inArray(users.role, ['ADMIN', 'SUPER_ADMIN']));

/** The agents: all active administrators. */
export const listAgents = (db: Queries): Promise<TicketAgent[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(isAgent)
    .orderBy(sql`lower(${users.name})`, users.id);

export async function findAgent(db: Queries, id: string): Promise<TicketAgent | undefined> {
  const [agent] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id, id), isAgent));
  return agent;
}

/** The name shown with a person's replies and changes. */
export async function nameOf(db: Queries, userId: string): Promise<string> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return user?.name ?? 'Support';
}
