import type { IdentityProvider, SignOnOffer } from '@marketplace/shared/contracts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ApiConfig } from '../../config.ts';
import { identityProviders, type Queries, type Transaction } from '../../db/index.ts';
import { found, versionOf } from '../../http/index.ts';
import { countedDomainsSql, proofsOf } from './domain-proofs.ts';
import { redirectUriOf, signOnUri } from './sign-on-uris.ts';

export type ProviderRow = typeof identityProviders.$inferSelect;

export const listProviders = (db: Queries): Promise<ProviderRow[]> =>
  db
    .select()
    .from(identityProviders)
    .orderBy(asc(sql`lower(${identityProviders.name})`), asc(identityProviders.id));

export async function findProvider(db: Queries, id: string): Promise<ProviderRow | undefined> {
  const [row] = await db.select().from(identityProviders).where(eq(identityProviders.id, id));
  return row;
}

/** It can't be changed until the transaction ends. */
export async function findEnabled(tx: Transaction, id: string): Promise<ProviderRow | undefined> {
  const [row] = await tx
    .select()
    .from(identityProviders)
    .where(and(eq(identityProviders.id, id), eq(identityProviders.enabled, true)))
    .for('share');
  return row;
}

/** Those that the sign-in page offers; none without a domain that counts. */
export const enabledProviders = (db: Queries): Promise<SignOnOffer[]> =>
  db
    .select({
      id: identityProviders.id,
      name: identityProviders.name,
      domains: countedDomainsSql,
      required: identityProviders.required,
    })
    .from(identityProviders)
    .where(and(eq(identityProviders.enabled, true), sql`cardinality(${countedDomainsSql}) > 0`))
    .orderBy(asc(sql`lower(${identityProviders.name})`), asc(identityProviders.id));

/** Records that a complete sign-in with the settings of that moment succeeded. False if they have changed since. */
export async function noteTested(db: Queries, id: string, since: Date): Promise<boolean> {
  const rows = await db
    .update(identityProviders)
    .set({ testedAt: sql`now()` })
    .where(
      and(eq(identityProviders.id, id), sql`${identityProviders.updatedAt} <= ${since.toISOString()}::timestamptz`),
    )
    .returning({ id: identityProviders.id });
  return rows.length > 0;
}

/** Remembers whether it says when people signed in there: only then is signing in again a proof. */
export async function noteTellsWhen(db: Queries, { id, tellsWhen }: ProviderRow, tells: boolean): Promise<void> {
  if (tellsWhen === tells) return;
  await db.update(identityProviders).set({ tellsWhen: tells }).where(eq(identityProviders.id, id));
}

const settingsOf = (row: ProviderRow) => {
  const { name, issuer, clientId, domains, roleClaim, createUsers, required } = row;
  const roleMapping = row.roleMapping as IdentityProvider['roleMapping'];
  return { name, issuer, clientId, domains, roleClaim, roleMapping, createUsers, required };
};

/** Of its settings and secret. */
export const versionOfProvider = (row: ProviderRow): string =>
  versionOf([settingsOf(row), row.clientSecret.toString('base64'), ...(row.redirectKey ? [row.redirectKey] : [])]);

/** As administrators see them: without the secret, sealed or not. */
export async function describeProviders(
  db: Queries,
  config: Pick<ApiConfig, 'publicUrl'>,
  rows: ProviderRow[],
): Promise<IdentityProvider[]> {
  const proofs = await proofsOf(db, rows);
  return rows.map((row) => ({
    ...settingsOf(row),
    id: row.id,
    enabled: row.enabled,
    testedAt: row.testedAt?.toISOString() ?? null,
    proofs: proofs.get(row.id) ?? [],
    redirectUri: redirectUriOf(config, row.redirectKey),
    ...(row.redirectKey !== null && { redirectKey: row.redirectKey }),
    tellsWhen: row.tellsWhen,
    backChannelLogoutUri: signOnUri(config, `back-channel-logout/${row.id}`),
    version: versionOfProvider(row),
  }));
}

/** @throws ApiError 404 */
export async function describeProvider(
  db: Queries,
  config: Pick<ApiConfig, 'publicUrl'>,
  id: string,
): Promise<IdentityProvider> {
  const row = await findProvider(db, id);
  const [provider] = row ? await describeProviders(db, config, [row]) : [];
  return found('provider', provider);
}
