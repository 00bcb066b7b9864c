import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { type Caller, notFound } from '../../http/index.ts';
import { clientMembers, clients, type Queries } from '../../db/index.ts';
import { holdsPaymentRole, isAdministrator } from './books-access.ts';

/**
 * Whether a caller may read the books of a client (shared/decisions/021-tenants.md), as a query condition: what they
 * may not read isn't found. Administrators read those of every client, payment roles those of their own clients.
 */
export function readableClient(caller: Caller, clientId: SQLWrapper | string): SQL {
  if (isAdministrator(caller)) return sql`true`;
  if (!holdsPaymentRole(caller)) return sql`false`;
  return ownClient(caller, clientId);
}

/** Whether the caller belongs to this client, as everyone who changes its books must, whatever their other roles. */
export const ownClient = ({ userId }: Caller, clientId: SQLWrapper | string): SQL => sql`exists (
  select 1 from ${clientMembers} own where own.user_id = ${userId} and own.client_id = ${clientId})`;

/** @throws ApiError 404 for a client the caller may not read, as for a nonexistent one. */
export async function assertReadable(db: Queries, caller: Caller, clientId: string): Promise<void> {
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, clientId), readableClient(caller, clients.id)));
  if (rows.length === 0) throw notFound('client');
}
