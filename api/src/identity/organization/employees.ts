import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Employee, EmployeesQuery } from '@marketplace/shared/contracts';
import { clientMembers, containsText, type Queries, users } from '../../db/index.ts';

/** The people of a client, by name; as many as the query asks for. */
export function listEmployees(db: Queries, clientId: string, query: EmployeesQuery): Promise<Employee[]> {
  const people = db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      clientId: clientMembers.clientId,
      status: users.status,
    })
    .from(clientMembers)
    .innerJoin(users, eq(users.id, clientMembers.userId))
    .where(
      and(
        eq(clientMembers.clientId, clientId),
        containsText(query.search, users.name, users.email),
        query.enabled ? ne(users.status, 'disabled') : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
    .$dynamic();
  return query.size === undefined ? people : people.limit(query.size);
}
