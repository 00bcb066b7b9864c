import type { IdentityProvider } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../operations/index.ts';
import { type Database, identityProviders } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { lockProvider, recordChange } from './provider-change.ts';
import { toProvider } from './provider-store.ts';

/** @throws ApiError 404, or 409 if it has not been tested with its present settings */
export async function enableProvider(
  db: Database,
  id: string,
  enabled: boolean,
  actor: Actor,
): Promise<IdentityProvider> {
  return db.transaction(async (tx) => {
    const before = await lockProvider(tx, id);
    if (enabled && !before.testedAt)
      throw new ApiError(409, 'not_tested', 'Test the provider with its present settings first.');
    if (before.enabled === enabled) return toProvider(before);
    await tx.update(identityProviders).set({ enabled }).where(eq(identityProviders.id, id));
    await recordChange(tx, `identity_provider.${enabled ? 'enabled' : 'disabled'}`, before, actor);
    return toProvider({ ...before, enabled });
  });
}
