import { eq } from 'drizzle-orm';
import type { Actor } from '../../operations/index.ts';
import { type Database, identityProviders } from '../../db/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { lockProvider, recordChange } from './provider-change.ts';
import { endProviderSessions } from './provider-sessions.ts';

interface Context {
  db: Database;
  mailer: Mailer;
}

/** Ends its sessions; people who signed in through it keep their accounts. @throws ApiError 404 */
export async function deleteProvider({ db, mailer }: Context, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockProvider(tx, id);
    await endProviderSessions(tx, id, actor.actorId);
    await tx.delete(identityProviders).where(eq(identityProviders.id, id));
    await recordChange(tx, mailer, 'removed', before, actor, { before: { issuer: before.issuer } });
  });
}
