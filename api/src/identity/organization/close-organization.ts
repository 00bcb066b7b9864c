import type { Organization } from '@marketplace/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../operations/index.ts';
import { clients, type Database } from '../../db/index.ts';
import { findOrganization } from './find-organization.ts';
import { lockOrganization, recordOrganizationChange } from './lock-organization.ts';

/**
 * Closes an organization, or opens it again. From then on nobody buys or acts for it; members, books and running
 * subscriptions stay as they are.
 * @throws ApiError 404
 */
export async function setClosed(db: Database, id: string, closed: boolean, actor: Actor): Promise<Organization> {
  return db.transaction(async (tx) => {
    const organization = await lockOrganization(tx, id);
    if ((organization.closedAt !== null) !== closed) {
      await tx
        .update(clients)
        .set({ closedAt: closed ? sql`now()` : null })
        .where(eq(clients.id, id));
      const action = closed ? 'organization.closed' : 'organization.reopened';
      await recordOrganizationChange(tx, organization, actor, { action });
    }
    return findOrganization(tx, id);
  });
}
