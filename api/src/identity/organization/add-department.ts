import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Department } from '@marketplace/shared/contracts';
import { ApiError, type Caller, notFound } from '../../http/index.ts';
import { assertOpenClient } from '../clients/open-client.ts';
import { ownClient } from '../clients/readable-client.ts';
import { clients, departments, masterClients, type Queries } from '../../db/index.ts';

interface NewDepartment {
  orgId: string;
  clientId: string;
  name: string;
}

/**
 * @throws ApiError 404 unless the client is the caller's and in this organization, 409 for a taken name or a closed
 * client
 */
export async function addDepartment(
  db: Queries,
  caller: Caller,
  { orgId, clientId, name }: NewDepartment,
): Promise<Department> {
  const [client] = await db
    .select({ id: clients.id })
    .from(clients)
    .innerJoin(masterClients, eq(masterClients.id, clients.masterClientId))
    .where(and(eq(clients.id, clientId), eq(masterClients.orgId, orgId), ownClient(caller, clients.id)));
  if (!client) throw notFound('client');
  await assertOpenClient(db, clientId);
  const [row] = await db
    .insert(departments)
    .values({ clientId, id: randomUUID(), name })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new ApiError(409, 'name_taken', `There's already a department named ${name}.`);
  return { ...row, createdAt: row.createdAt.toISOString() };
}
