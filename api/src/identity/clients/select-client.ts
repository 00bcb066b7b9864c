import { eq, sql } from 'drizzle-orm';
import { clientMembers, type Database } from '../../db/index.ts';
import { notFound } from '../../http/index.ts';
import { assertOpenClient } from './open-client.ts';

/**
 * From now on the user acts for this client, on every device.
 * @throws ApiError 404 for a client they don't belong to, 409 for a closed one
 */
export async function selectClient(db: Database, userId: string, clientId: string): Promise<void> {
  const { clientId: id, userId: member } = clientMembers;
  await db.transaction(async (tx) => {
    // In a fixed order, so that two simultaneous choices wait for each other and the later one wins.
    const own = await tx.select({ id }).from(clientMembers).where(eq(member, userId)).orderBy(id).for('update');
    if (!own.some((client) => client.id === clientId)) throw notFound('client');
    await assertOpenClient(tx, clientId);
    await tx
      .update(clientMembers)
      .set({ isDefault: sql`${id} = ${clientId}` })
      .where(eq(member, userId));
  });
}
