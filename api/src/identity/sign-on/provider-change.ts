import { eq } from 'drizzle-orm';
import { type Actor, recordAudit } from '../../operations/index.ts';
import { identityProviders, type Transaction } from '../../db/index.ts';
import { notFound } from '../../http/index.ts';
import type { ProviderRow } from './provider-store.ts';

/** One change of a provider at a time. @throws ApiError 404 */
export async function lockProvider(tx: Transaction, id: string): Promise<ProviderRow> {
  const [row] = await tx.select().from(identityProviders).where(eq(identityProviders.id, id)).for('update');
  if (!row) throw notFound('provider');
  return row;
}

export const recordChange = (
  tx: Transaction,
  action: `identity_provider.${string}`,
  { id, name }: Pick<ProviderRow, 'id' | 'name'>,
  actor: Actor,
  values: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
) => recordAudit(tx, { ...actor, action, target: { type: 'identity_provider', id, name }, ...values });
