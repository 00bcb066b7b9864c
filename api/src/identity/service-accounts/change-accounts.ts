import { randomUUID } from 'node:crypto';
import {
  API_KEY_LIMITS,
  type ApiScope,
  type NewServiceAccount,
  operatorScopes,
  type ServiceAccount,
  type ServiceAccountChange,
} from '@marketplace/shared/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { apiKeys, clientMembers, serviceAccounts, type Transaction, users } from '../../db/index.ts';
import { ApiError, assertCurrent, found, invalid } from '../../http/index.ts';
import { undeliverableDomain } from '../../notifications/index.ts';
import { changedFields } from '../../operations/index.ts';
import { assertOpenClient } from '../clients/open-client.ts';
import { replaceHeldRoles } from '../people/held-roles.ts';
import { findAccount, ofClient, versionOfAccount } from './list-accounts.ts';
import { type AccountChange, lockAccount, recordAccountChange } from './lock-account.ts';

/** Adds an account without keys. @throws ApiError 400 for scopes it can't have, 404, 409 */
export async function createAccount(
  tx: Transaction,
  change: Omit<AccountChange, 'id'>,
  { clientId, name, description, scopes: wanted }: NewServiceAccount,
): Promise<ServiceAccount> {
  const scopes = tidyScopes(clientId, wanted);
  if (clientId !== null) await assertOpenClient(tx, clientId);
  await assertRoom(tx, clientId);
  const id = randomUUID();
  await insertUser(tx, id, name.trim(), clientId);
  const createdBy = change.caller.userId;
  await tx.insert(serviceAccounts).values({ userId: id, clientId, description: description.trim(), scopes, createdBy });
  const after = { ...(clientId !== null && { clientId }), scopes };
  await recordAccountChange(tx, change, { id, name: name.trim() }, { action: 'service_account.created', after });
  return found('service account', await findAccount(tx, id));
}

/** As a user, its name appears with what it does; as a disabled one, it can neither sign in nor get mail. */
async function insertUser(tx: Transaction, id: string, name: string, clientId: string | null): Promise<void> {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const email = `${[...words, id.slice(0, 8)].join('-').slice(-60)}@${undeliverableDomain}`;
  const role = clientId === null ? 'ADMIN' : 'USER';
  await tx.insert(users).values({ id, name, email, role, kind: 'service', status: 'disabled' });
  if (clientId === null) return;
  await tx.insert(clientMembers).values({ clientId, userId: id, isDefault: true });
  const paymentAdmin = { roleName: 'PAYMENT_ADMIN', roleType: null, roleStatus: true, plain: false };
  await replaceHeldRoles(tx, id, [paymentAdmin]);
}

/** Accounts are created one at a time, so that their number is exact. @throws ApiError 409 */
async function assertRoom(tx: Transaction, clientId: string | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`service-accounts:${clientId ?? ''}`}))`);
  const count = await tx.$count(serviceAccounts, and(ofClient(clientId), isNull(serviceAccounts.revokedAt)));
  if (count < API_KEY_LIMITS.accounts) return;
  const sentence = `You already have ${API_KEY_LIMITS.accounts} service accounts. Delete one first.`;
  throw new ApiError(409, 'too_many_accounts', sentence);
}

/** Each once, in the order of the list. @throws ApiError 400 */
function tidyScopes(clientId: string | null, wanted: ApiScope[]): ApiScope[] {
  const denied =
    clientId === null ? [] : wanted.filter((scope) => (operatorScopes as readonly string[]).includes(scope));
  if (denied.length > 0)
    throw invalid('scopes', `Only keys of the marketplace can have ${[...new Set(denied)].join(', ')}.`);
  return [...new Set(wanted)].sort();
}

/** Replaces the name, the description and the scopes; keys have the new scopes from their next request on. */
export async function changeAccount(
  tx: Transaction,
  change: AccountChange,
  { name, description, scopes: wanted, version }: ServiceAccountChange,
): Promise<ServiceAccount> {
  const before = await lockAccount(tx, change);
  assertCurrent(version, versionOfAccount(before));
  const next = {
    name: name.trim(),
    description: description.trim(),
    scopes: tidyScopes(before.clientId, wanted),
  };
  const changed = changedFields({ name: before.name, description: before.description, scopes: before.scopes }, next);
  if (changed) {
    await tx.update(users).set({ name: next.name }).where(eq(users.id, before.id));
    const { description: text, scopes } = next;
    await tx.update(serviceAccounts).set({ description: text, scopes }).where(eq(serviceAccounts.userId, before.id));
    await recordAccountChange(
      tx,
      change,
      { ...before, name: next.name },
      { action: 'service_account.changed', ...changed },
    );
  }
  return found('service account', await findAccount(tx, before.id));
}

/** Ends an account with all its keys, for good. What it did keeps its name. */
export async function revokeAccount(tx: Transaction, change: AccountChange): Promise<void> {
  const account = await lockAccount(tx, change);
  const now = { revokedAt: sql`now()` };
  await tx.update(serviceAccounts).set(now).where(eq(serviceAccounts.userId, account.id));
  await tx
    .update(apiKeys)
    .set(now)
    .where(and(eq(apiKeys.accountId, account.id), isNull(apiKeys.revokedAt)));
  await recordAccountChange(tx, change, account, { action: 'service_account.revoked' });
}
