import { eq, sql } from 'drizzle-orm';
import { type Actor, recordAudit } from '../../operations/index.ts';
import { identityProviders, type Transaction } from '../../db/index.ts';
import { notFound } from '../../http/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { type ProviderChange, tellProviderChange } from './provider-mails.ts';
import type { ProviderRow } from './provider-store.ts';

/** Allows one change of a provider at a time. @throws ApiError 404 */
export async function lockProvider(tx: Transaction, id: string): Promise<ProviderRow> {
  const [row] = await tx.select().from(identityProviders).where(eq(identityProviders.id, id)).for('update');
  if (!row) throw notFound('provider');
  return row;
}

const actions = {
  added: 'created',
  changed: 'changed',
  enabled: 'enabled',
  disabled: 'disabled',
  removed: 'deleted',
} as const satisfies Record<ProviderChange, string>;

/** The provider, with the person changing it among those whose roles it never raises. */
export const editorsWith = (actorId: string) =>
  sql`(select array_agg(distinct editor) from unnest(${identityProviders.editors} || ${actorId}::text) editor)`;

/** Logs who changed what, and tells all super administrators. */
export async function recordChange(
  tx: Transaction,
  mailer: Mailer,
  change: ProviderChange,
  provider: ProviderRow,
  actor: Actor,
  values: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> {
  const { id, name } = provider;
  const target = { type: 'identity_provider', id, name };
  await recordAudit(tx, { ...actor, action: `identity_provider.${actions[change]}`, target, ...values });
  const fields = change === 'changed' ? Object.keys(values.after ?? {}) : [];
  await tellProviderChange(tx, mailer, provider, change, actor, fields);
}
