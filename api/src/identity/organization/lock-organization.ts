import { eq } from 'drizzle-orm';
import { clients, masterClients, type Transaction } from '../../db/index.ts';
import { found } from '../../http/index.ts';
import { type Actor, recordAudit } from '../../operations/index.ts';

export interface LockedOrganization {
  id: string;
  name: string;
  masterClientId: string;
  closedAt: Date | null;
}

/** Allows one change of an organization, its payer and its members at a time. @throws ApiError 404 */
export async function lockOrganization(tx: Transaction, id: string): Promise<LockedOrganization> {
  const [row] = await tx
    .select({ client: clients })
    .from(clients)
    .innerJoin(masterClients, eq(masterClients.id, clients.masterClientId))
    .where(eq(clients.id, id))
    .for('no key update');
  return found('organization', row).client;
}

interface Change {
  action: `organization.${string}`;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export const recordOrganizationChange = (
  tx: Transaction,
  { id, name }: Pick<LockedOrganization, 'id' | 'name'>,
  actor: Omit<Actor, 'actorId'> & { actorId: string | null },
  change: Change,
) => recordAudit(tx, { ...actor, target: { type: 'organization', id, name }, ...change });
