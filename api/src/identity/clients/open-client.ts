import { and, eq, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { clientMembers, clients, type Queries } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';

/** Whether a client is open, as a query condition: nobody acts for a closed one, but its books stay. */
export const isOpenClient = (clientId: SQLWrapper | string): SQL => sql`exists (
  select 1 from ${clients} o where o.id = ${clientId} and o.closed_at is null)`;

/** Whether a user belongs to an open client, as a query condition. */
export const hasOpenClient = (userId: SQLWrapper | string): SQL => sql`exists (
  select 1 from ${clientMembers} m join ${clients} o on o.id = m.client_id
   where m.user_id = ${userId} and o.closed_at is null)`;

/** @throws ApiError 409 for a closed one */
export async function assertOpenClient(db: Queries, clientId: string): Promise<void> {
  const [closed] = await db
    .select({ name: clients.name })
    .from(clients)
    .where(and(eq(clients.id, clientId), isNotNull(clients.closedAt)));
  if (closed)
    throw new ApiError(
      409,
      'organization_closed',
      `${closed.name} is closed, so you can't act for it. Ask a marketplace administrator.`,
    );
}
