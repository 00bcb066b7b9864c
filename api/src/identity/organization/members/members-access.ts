import { and, eq, type SQL } from 'drizzle-orm';
import { type Caller, forAdministrators, holdsMarketplaceRole, notFound } from '../../../http/index.ts';
import { clients, type Queries } from '../../../db/index.ts';
import { isAdministrator } from '../../clients/books-access.ts';
import { ownClient } from '../../clients/readable-client.ts';

/** Routes that list and change the members of an organization. */
export const forMembersKeepers = {
  access: { roles: forAdministrators.access.roles, marketplaceRoles: ['PAYMENT_ADMIN'] },
  denial: 'Only payment admins of the organization can manage its members. Ask one of them.',
};

/** Administrators manage the members of every organization, payment admins those of their own. */
export function assertKeepsMembers(db: Queries, caller: Caller, clientId: string): Promise<void> {
  if (isAdministrator(caller)) return assertThere(db, clientId);
  if (!holdsMarketplaceRole(caller.marketplaceRoles, ['PAYMENT_ADMIN'])) throw notFound('organization');
  return assertThere(db, clientId, ownClient(caller, clients.id));
}

/** @throws ApiError 404 */
async function assertThere(db: Queries, clientId: string, condition?: SQL): Promise<void> {
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, clientId), condition));
  if (rows.length === 0) throw notFound('organization');
}
