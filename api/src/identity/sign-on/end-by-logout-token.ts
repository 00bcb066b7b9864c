import { createHash } from 'node:crypto';
import type { ApiConfig } from '../../config.ts';
import { type Database, logoutTokens, type Transaction } from '../../db/index.ts';
import { recordAudit } from '../../operations/index.ts';
import { readLogoutToken, type LogoutToken } from './logout-token.ts';
import { endSignedOut } from './provider-sessions.ts';
import { findProvider } from './provider-store.ts';

/**
 * Ends the sessions that a logout token names, and returns how many. A token counts once.
 * @returns undefined for an invalid token, or one of a nonexistent provider
 */
export async function endByLogoutToken(
  { db, config }: { db: Database; config: ApiConfig },
  providerId: string,
  token: string,
  ip: string,
): Promise<number | undefined> {
  const provider = await findProvider(db, providerId);
  const good = provider && (await readLogoutToken(config, provider, token));
  if (!good) return undefined;
  return db.transaction(async (tx) => {
    if (!(await useUp(tx, providerId, good))) return undefined;
    const ended = await endSignedOut(tx, providerId, good);
    const target = { type: 'identity_provider', id: providerId, name: provider.name };
    if (ended > 0)
      await recordAudit(tx, {
        actorId: null,
        action: 'identity_provider.signed_out',
        target,
        after: { sessionsEnded: ended },
        ip,
      });
    return ended;
  });
}

async function useUp(tx: Transaction, providerId: string, { id, expiresAt }: LogoutToken): Promise<boolean> {
  const hash = createHash('sha256').update(id).digest();
  const first = await tx.insert(logoutTokens).values({ providerId, hash, expiresAt }).onConflictDoNothing().returning();
  return first.length > 0;
}
