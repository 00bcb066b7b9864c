import { asc, eq, sql } from 'drizzle-orm';
import type { Employee } from '@marketplace/shared/contracts';
import { clientMembers, type Queries, users } from '../../db/index.ts';

export const listEmployees = (db: Queries, clientId: string): Promise<Employee[]> =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      clientId: clientMembers.clientId,
      status: users.status,
    })
    .from(clientMembers)
    .innerJoin(users, eq(users.id, clientMembers.userId))
    .where(eq(clientMembers.clientId, clientId))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id));
