import { and, eq, isNull } from 'drizzle-orm';
import { serviceAccounts, type Transaction, users } from '../../db/index.ts';
import { ApiError, type Caller, found, notFound } from '../../http/index.ts';
import { recordAudit } from '../../operations/index.ts';
import { assertKeepsAccounts } from './accounts-access.ts';

/** Who changes an account, and from where. */
export interface AccountChange {
  caller: Caller;
  id: string;
  ip: string;
}

export interface LockedAccount {
  id: string;
  clientId: string | null;
  name: string;
  description: string;
  scopes: string[];
}

/**
 * Locks an account until the end of the transaction, so that its keys change one at a time.
 * @throws ApiError 404, also for an account that the caller doesn't manage
 */
export async function lockAccount(tx: Transaction, { caller, id }: AccountChange): Promise<LockedAccount> {
  const [row] = await tx
    .select({
      id: serviceAccounts.userId,
      clientId: serviceAccounts.clientId,
      name: users.name,
      description: serviceAccounts.description,
      scopes: serviceAccounts.scopes,
    })
    .from(serviceAccounts)
    .innerJoin(users, eq(users.id, serviceAccounts.userId))
    .where(and(eq(serviceAccounts.userId, id), isNull(serviceAccounts.revokedAt)))
    .for('no key update', { of: serviceAccounts });
  const account = found('service account', row);
  await assertKeepsAccounts(tx, caller, account.clientId).catch((error: unknown) => {
    throw error instanceof ApiError ? notFound('service account') : error;
  });
  return account;
}

interface Change {
  action: `service_account.${string}` | `api_key.${string}`;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export const recordAccountChange = (
  tx: Transaction,
  { caller, ip }: Omit<AccountChange, 'id'>,
  { id, name }: Pick<LockedAccount, 'id' | 'name'>,
  change: Change,
) => recordAudit(tx, { actorId: caller.userId, ip, target: { type: 'service_account', id, name }, ...change });
