import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Employee, EmployeesQuery, Page } from '@marketplace/shared/contracts';
import { clientMembers, containsText, pageOf, type Queries, readPage, users } from '../../db/index.ts';
import { isPerson } from '../people/is-person.ts';

/** The people of a client, by name: all of them, or a page. */
export async function listEmployees(db: Queries, clientId: string, query: EmployeesQuery): Promise<Page<Employee>> {
  const select = db
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
        isPerson,
        eq(clientMembers.clientId, clientId),
        containsText(query.search, users.name, users.email),
        query.enabled ? ne(users.status, 'disabled') : undefined,
      ),
    )
    .$dynamic();
  const list = { select, orderBy: [asc(sql`lower(${users.name})`), asc(users.id)], toItem: (row: Employee) => row };
  if (query.size !== undefined || query.page !== undefined) return readPage(db, list, query);
  const all = await select.orderBy(...list.orderBy);
  return pageOf(all, all.length, { size: Math.max(1, all.length) });
}
