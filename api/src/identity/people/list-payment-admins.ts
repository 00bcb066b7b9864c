import { and, eq, sql } from 'drizzle-orm';
import { holdsMarketplaceRoleSql } from './role-sql.ts';
import { clientMembers, type Queries, users } from '../../db/index.ts';

export interface PaymentAdmin {
  name: string;
  email: string;
}

/** The active payment admins of a client. */
export const listPaymentAdmins = (db: Queries, clientId: string): Promise<PaymentAdmin[]> =>
  db
    .select({ name: users.name, email: users.email })
    .from(clientMembers)
    .innerJoin(users, eq(users.id, clientMembers.userId))
    .where(
      and(
        eq(clientMembers.clientId, clientId),
        eq(users.status, 'active'),
        holdsMarketplaceRoleSql(sql`'PAYMENT_ADMIN'`),
      ),
    )
    .orderBy(users.id);
