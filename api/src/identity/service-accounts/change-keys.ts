import { randomUUID } from 'node:crypto';
import { API_KEY_LIMITS, type ApiKeyRotation, type CreatedApiKey, type NewApiKey } from '@marketplace/shared/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { apiKeys, type Queries, type Transaction } from '../../db/index.ts';
import { ApiError, found, notFound } from '../../http/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { hashOfToken } from '../../operations/index.ts';
import { assertOpenClient } from '../clients/open-client.ts';
import { hintOf, newApiKey } from './api-key.ts';
import { keyIsLive } from './key-caller.ts';
import { tellKeyCreated } from './key-mails.ts';
import { type AccountChange, type LockedAccount, lockAccount, recordAccountChange } from './lock-account.ts';

interface KeyChange extends AccountChange {
  mailer: Mailer;
}

/** Adds a key, which is shown once. @throws ApiError 404, 409 for too many keys or a closed organization */
export async function createKey(tx: Transaction, change: KeyChange, { days }: NewApiKey): Promise<CreatedApiKey> {
  const account = await lockAccount(tx, change);
  const created = await insertKey(tx, change, account, days);
  const { hint, expiresAt } = created;
  await recordAccountChange(tx, change, account, { action: 'api_key.created', after: { key: hint, expiresAt } });
  await tellKeyCreated(tx, change, account, created);
  return created;
}

/**
 * Replaces a key with a new one. The old one works for the days of the overlap, but never longer than it would have.
 * @throws ApiError 404, 409 for a key that has already been replaced
 */
export async function rotateKey(
  tx: Transaction,
  change: KeyChange,
  keyId: string,
  { days, overlapDays }: ApiKeyRotation,
): Promise<CreatedApiKey> {
  const account = await lockAccount(tx, change);
  const old = await findLiveKey(tx, account, keyId);
  if (old.replacedBy !== null)
    throw new ApiError(409, 'key_replaced', 'This key was already replaced. Rotate the new one instead.');
  const overlap = sql`now() + make_interval(days => ${overlapDays})`;
  // Before the new one is counted: one that ends at once makes room for it.
  const expiresAt = sql`least(${apiKeys.expiresAt}, ${overlap})`;
  await tx.update(apiKeys).set({ expiresAt }).where(eq(apiKeys.id, keyId));
  const created = await insertKey(tx, change, account, days);
  await tx.update(apiKeys).set({ replacedBy: created.id }).where(eq(apiKeys.id, keyId));
  await recordAccountChange(tx, change, account, {
    action: 'api_key.rotated',
    before: { key: old.hint },
    after: { key: created.hint, expiresAt: created.expiresAt, overlapDays },
  });
  await tellKeyCreated(tx, change, account, created);
  return created;
}

/** Revokes a key. An expired one is removed from the list. */
export async function revokeKey(tx: Transaction, change: AccountChange, keyId: string): Promise<void> {
  const account = await lockAccount(tx, change);
  const [revoked] = await tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(ofAccount(account, keyId), isNull(apiKeys.revokedAt)))
    .returning({ hint: apiKeys.hint });
  const { hint } = found('key', revoked);
  await recordAccountChange(tx, change, account, { action: 'api_key.revoked', before: { key: hint } });
}

const ofAccount = ({ id }: LockedAccount, keyId: string) => and(eq(apiKeys.id, keyId), eq(apiKeys.accountId, id));

async function findLiveKey(db: Queries, account: LockedAccount, keyId: string) {
  const [key] = await db
    .select({ hint: apiKeys.hint, replacedBy: apiKeys.replacedBy })
    .from(apiKeys)
    .where(and(ofAccount(account, keyId), keyIsLive));
  if (!key) throw notFound('key');
  return key;
}

async function insertKey(
  tx: Transaction,
  { caller }: AccountChange,
  { id: accountId, clientId }: LockedAccount,
  days: number,
): Promise<CreatedApiKey> {
  if (clientId !== null) await assertOpenClient(tx, clientId);
  const live = await tx.$count(apiKeys, and(eq(apiKeys.accountId, accountId), keyIsLive));
  if (live >= API_KEY_LIMITS.keys)
    throw new ApiError(409, 'too_many_keys', `You already have ${API_KEY_LIMITS.keys} keys. Revoke one first.`);
  const id = randomUUID();
  const key = newApiKey();
  const hint = hintOf(key);
  const [row] = await tx
    .insert(apiKeys)
    .values({
      ...{ id, accountId, hint, hash: hashOfToken(key), createdBy: caller.userId },
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning({ createdAt: apiKeys.createdAt, expiresAt: apiKeys.expiresAt });
  if (!row) throw new Error('The key was not stored.');
  const times = { createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() };
  return { id, hint, ...times, replaced: false, lastUsedAt: null, lastUsedIp: null, key };
}
