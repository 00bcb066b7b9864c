import type { IdentityProvider } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../operations/index.ts';
import type { ApiConfig } from '../../config.ts';
import { type Database, identityProviders, type Transaction } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { countedDomains } from './domain-proofs.ts';
import { editorsWith, lockProvider, recordChange } from './provider-change.ts';
import { endProviderSessions } from './provider-sessions.ts';
import { describeProvider, type ProviderRow } from './provider-store.ts';

interface Context {
  db: Database;
  config: ApiConfig;
  mailer: Mailer;
}

/**
 * Turns a provider on, or off along with all its sessions.
 * @throws ApiError 404, or 409 if it has not been tested with its current settings or no domain is proven
 */
export async function enableProvider(
  { db, config, mailer }: Context,
  id: string,
  enabled: boolean,
  actor: Actor,
): Promise<IdentityProvider> {
  return db.transaction(async (tx) => {
    const before = await lockProvider(tx, id);
    if (enabled) await assertReady(tx, before);
    if (before.enabled !== enabled) {
      const editors = enabled ? editorsWith(actor.actorId) : undefined;
      await tx.update(identityProviders).set({ enabled, editors }).where(eq(identityProviders.id, id));
      if (!enabled) await endProviderSessions(tx, id, actor.actorId);
      await recordChange(tx, mailer, enabled ? 'enabled' : 'disabled', before, actor);
    }
    return describeProvider(tx, config, id);
  });
}

async function assertReady(tx: Transaction, { id, testedAt }: ProviderRow): Promise<void> {
  if (!testedAt) throw new ApiError(409, 'not_tested', 'Test the provider with its current settings first.');
  if ((await countedDomains(tx, id)).length === 0)
    throw new ApiError(409, 'not_proven', 'Verify one of its email domains first.');
}
