import { eq } from 'drizzle-orm';
import type { Actor } from '../../operations/index.ts';
import { type Database, identityProviders } from '../../db/index.ts';
import { lockProvider, recordChange } from './provider-change.ts';

/** Who signed in by it keeps the account. @throws ApiError 404 */
export async function deleteProvider(db: Database, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockProvider(tx, id);
    await tx.delete(identityProviders).where(eq(identityProviders.id, id));
    await recordChange(tx, 'identity_provider.deleted', before, actor, { before: { issuer: before.issuer } });
  });
}
