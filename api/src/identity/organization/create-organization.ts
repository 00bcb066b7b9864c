import { randomUUID } from 'node:crypto';
import type { NewOrganization, Organization } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../operations/index.ts';
import { clients, type Database, masterClients, type Transaction } from '../../db/index.ts';
import { invalid } from '../../http/index.ts';
import { findOrganization } from './find-organization.ts';
import { recordOrganizationChange } from './lock-organization.ts';

/** @throws ApiError 400 for an `orgId` that is already taken, or that no payer has */
export async function createOrganization(db: Database, body: NewOrganization, actor: Actor): Promise<Organization> {
  return db.transaction(async (tx) => {
    const orgId = body.orgId.trim();
    const payer = await payerOf(tx, orgId, body.legalName?.trim() ?? null);
    const client = { id: randomUUID(), masterClientId: payer.id, name: body.name.trim(), currency: body.currency };
    await tx.insert(clients).values(client);
    const after = { name: client.name, orgId, legalName: payer.legalName, currency: client.currency };
    await recordOrganizationChange(tx, client, actor, { action: 'organization.created', after });
    return findOrganization(tx, client.id);
  });
}

async function payerOf(tx: Transaction, orgId: string, legalName: string | null) {
  if (legalName !== null) {
    const payer = { id: randomUUID(), orgId, legalName };
    const [made] = await tx.insert(masterClients).values(payer).onConflictDoNothing().returning();
    if (made) return made;
  }
  const [known] = await tx.select().from(masterClients).where(eq(masterClients.orgId, orgId));
  if (legalName !== null)
    throw invalid('orgId', `${orgId} belongs to ${known?.legalName ?? 'another payer'}. Enter another ID.`);
  if (!known) throw invalid('orgId', `No payer has the ID ${orgId}. Enter a legal name to create one.`);
  return known;
}
