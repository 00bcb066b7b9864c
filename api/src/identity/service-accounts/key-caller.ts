import type { ApiScope, MarketplaceRole } from '@marketplace/shared/contracts';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { apiKeys, type Database, prepareOnce, serviceAccounts, users } from '../../db/index.ts';
import { ApiError, type Caller } from '../../http/index.ts';
import { hashOfToken } from '../../operations/index.ts';
import { defaultClientId, marketplaceRolesOf } from '../auth/user-columns.ts';
import { isOpenClient } from '../clients/open-client.ts';
import { couldBeApiKey } from './api-key.ts';

/** Neither revoked nor expired. */
export const keyIsLive = and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, sql`now()`));

/** Runs for every request with a key, using the index of hashes. */
const callerQuery = prepareOnce((db) =>
  db
    .select({
      userId: users.id,
      role: users.role,
      marketplaceRoles: sql<MarketplaceRole[]>`${marketplaceRolesOf}`,
      clientId: sql<string | null>`${defaultClientId}`,
      keyId: apiKeys.id,
      scopes: serviceAccounts.scopes,
    })
    .from(apiKeys)
    .innerJoin(serviceAccounts, eq(serviceAccounts.userId, apiKeys.accountId))
    .innerJoin(users, eq(users.id, serviceAccounts.userId))
    .where(
      and(
        eq(apiKeys.hash, sql.placeholder('hash')),
        keyIsLive,
        isNull(serviceAccounts.revokedAt),
        or(isNull(serviceAccounts.clientId), isOpenClient(serviceAccounts.clientId)),
      ),
    )
    .prepare('find_key_caller'),
);

/**
 * The service account that calls with a key.
 * @throws ApiError 401, equally for a key that never existed, has expired, was revoked, or belongs to a closed
 * organization
 */
export async function callerByKey(db: Database, text: string): Promise<Caller> {
  const [row] = couldBeApiKey(text) ? await callerQuery(db).execute({ hash: hashOfToken(text) }) : [];
  if (!row) throw notGood();
  const { keyId: id, scopes, ...account } = row;
  const key = { id, scopes: scopes as ApiScope[] };
  return { ...account, sessionId: '', isFresh: false, secondFactorOverdue: false, key };
}

const notGood = () =>
  new ApiError(401, 'invalid_api_key', "This API key isn't valid. It may have expired or been revoked.", {
    challenge: 'Bearer error="invalid_token"',
  });
