import { and, eq } from 'drizzle-orm';
import { type Queries, users } from '../../db/index.ts';
import { holdsRoleSql } from './role-sql.ts';

/** The active super administrators, who are notified of what only they can change. */
export const listSuperAdmins = (db: Queries) =>
  db
    .select({ name: users.name, email: users.email, timeZone: users.timeZone })
    .from(users)
    .where(and(eq(users.status, 'active'), holdsRoleSql('SUPER_ADMIN')))
    .orderBy(users.id);
